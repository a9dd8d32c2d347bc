import type { FastifyInstance } from 'fastify';

/** Browsers may load nothing from an answer. Pages, images and the API documentation have policies of their own. */
const POLICY = `default-src 'none'; frame-ancestors 'none'`;
const DOCS_POLICY = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Lets the page of the API documentation load its scripts and styles. */
export function allowDocsPage(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/docs')) {
      void reply.header('Content-Security-Policy', DOCS_POLICY);
    }
    done();
  });
}

/** Security headers of every answer, those before any route included; what serves pages and images replaces some. */
export function commonHeaders(shopUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Over plain HTTP the browser must not be told to upgrade to HTTPS.
    ...(shopUrl.startsWith('https://') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
