import type { FastifyInstance, InjectOptions } from 'fastify';
import { OWN_ADDRESS } from '../http/own-call.js';

/** Calls the shop's own API without a socket, and as a guest, because rendered pages are shared. */
export function injectApi(fastify: FastifyInstance) {
  return async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fastify.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: `/api/${path}`,
      remoteAddress: OWN_ADDRESS,
    });
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.body;
    return new Response(body, { status: answer.statusCode });
  };
}
