import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Counts every response under its route pattern; requests without a route share one label. */
export function countRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
