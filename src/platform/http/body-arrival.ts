import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { AnswerClientError } from './client-error.js';

/** The least of a body that has to arrive, in bytes a second on average over a window: a poor mobile connection. */
const LEAST_RATE = 4 * 1024;
const CHECK_EVERY_MS = 1_000;

/** A body that is still arriving: when its window began, and what the socket had received then. */
interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  since: number;
  received: number;
}

/**
 * Answers 408 where less than 4 kB a second of a body arrives in a window of `windowMs`, and closes the connection.
 * So a large upload may take its time on a slow line, and nobody holds a place for longer than its size explains.
 * A body that nobody reads yet is not judged.
 */
export function limitArrival(
  fastify: FastifyInstance,
  windowMs: number,
  answer: AnswerClientError,
): void {
  const arrivals = new Map<IncomingMessage, Arrival>();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      arrivals.set(request.raw, { request, reply, ...windowOf(request.raw) });
      request.raw.once('close', () => arrivals.delete(request.raw));
    }
    done();
  });
  const checkAll = () => {
    for (const arrival of arrivals.values()) check(arrival, windowMs, answer);
  };
  const checks = setInterval(checkAll, CHECK_EVERY_MS).unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(checks);
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const windowOf = ({ socket }: IncomingMessage) => ({
  since: performance.now(),
  received: socket.bytesRead,
});

function check(arrival: Arrival, windowMs: number, answer: AnswerClientError): void {
  const { request, reply } = arrival;
  const { raw } = request;
  if (raw.complete || raw.readableEnded) return;
  // Nobody reads it while it waits for its turn, which is not the caller's fault.
  if (!raw.readableFlowing) return void Object.assign(arrival, windowOf(raw));
  if (performance.now() - arrival.since < windowMs) return;
  const rate = (raw.socket.bytesRead - arrival.received) / (windowMs / 1_000);
  if (rate >= LEAST_RATE) return void Object.assign(arrival, windowOf(raw));
  if (reply.raw.headersSent) return void raw.socket.destroy();
  answer({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
}
