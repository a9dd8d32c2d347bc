import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Counts every answer under the pattern of its route; all that found none are one. */
export function countRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}
