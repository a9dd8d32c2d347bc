import type { FastifyInstance } from 'fastify';
import { isApi } from './is-api.js';

/** Browsers may load nothing from an API response. The API documentation is a page. */
const API_POLICY = `default-src 'none'; frame-ancestors 'none'`;
const DOCS_POLICY = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Adds security headers to everything below `/api`; pages and images have policies of their own. */
export function addSecurityHeaders(fastify: FastifyInstance): void {
  const common = {
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const api = { ...common, 'Content-Security-Policy': API_POLICY };
  const docs = { ...common, 'Content-Security-Policy': DOCS_POLICY };
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isApi(request)) void reply.headers(request.url.startsWith('/api/docs') ? docs : api);
    done();
  });
}
