import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { callerAddress } from './caller-address.js';

const current = new AsyncLocalStorage<FastifyRequest>();
const byRaw = new WeakMap<IncomingMessage, FastifyRequest>();

/** Lets adapters and the log see the request that is served, without a parameter through all. */
export function trackRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    byRaw.set(request.raw, request);
    done();
  });
  // Not earlier: reading the body leaves the asynchronous context.
  fastify.addHook('preHandler', (request, _reply, done) => current.run(request, done));
}

/** The request being served; undefined in jobs and commands. */
export function currentRequest(): FastifyRequest | undefined {
  return current.getStore();
}

/** Who sent a request, for its lines in the log; the user once the guard has run. */
export function senderOf(raw: IncomingMessage) {
  const request = byRaw.get(raw);
  return {
    clientAddress: request && callerAddress(request),
    userId: request?.currentUser?.id,
  };
}
