import type { FastifyInstance } from 'fastify';
import { traces } from './running-traces.js';

/** Names the trace of each request by its route pattern, once the route is known. */
export function nameRoutes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (routeOptions.url) traces().nameRoute(routeOptions.url);
    done();
  });
}
