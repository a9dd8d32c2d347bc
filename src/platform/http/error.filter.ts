import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeUrl } from '../logging/log-options.js';
import { senderOf } from './current-request.js';
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

/** The only place that turns errors into responses. They contain no stack, SQL or class name. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const { status, message } = sendFailure(error, request, reply);
    if (status >= 500) {
      const { id: requestId, method, url } = request;
      const line = { requestId, method, url: safeUrl(url), ...senderOf(request.raw) };
      this.logger.error({ msg: message, ...line, err: error });
    }
  }
}
