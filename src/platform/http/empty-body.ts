import type { FastifyInstance } from 'fastify';

/** Accepts an empty body with a JSON content type, which some clients send with every request. */
export function allowEmptyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
    if (isEmpty && headers['content-type']?.startsWith('application/json')) {
      delete headers['content-type'];
    }
    done();
  });
}
