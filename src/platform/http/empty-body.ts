import type { FastifyInstance } from 'fastify';

/** Some clients name the type of JSON in every call, also where they send none: that is no unreadable body. */
export function allowEmptyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers }) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
    if (isEmpty && headers['content-type']?.startsWith('application/json')) {
      delete headers['content-type'];
    }
  });
}
