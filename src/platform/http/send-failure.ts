import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, failureOf } from './failure.js';

/** Sends the envelope of an error and returns it. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Failure {
  const failure = failureOf(error);
  const { status, retryAfter, ...body } = failure;
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  void reply
    .status(status)
    .header('Cache-Control', 'no-store')
    // An address that cannot be read has met no hook that says so.
    .header('X-Request-Id', request.id)
    .send({ success: false, ...body, requestId: request.id });
  return failure;
}
