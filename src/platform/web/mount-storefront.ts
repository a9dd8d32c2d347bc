import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { injectApi } from './inject-api.js';
import { pageHeaders } from './page-headers.js';
import { PageRenderer } from './page-renderer.js';
import { sendPage } from './send-page.js';
import { serveHashed, serveNamed } from './static-files.js';
import { loadStorefrontBuild } from './storefront-build.js';
import type { WebOptions } from './web-options.js';

/** What answers for itself below the same origin; an unknown address there is no page. */
const NO_PAGES = /^\/(api|health|media|sandbox|dev|assets)(\/|\?|$)/;

/** The storefront: each page with its first view, for every address nobody else answers. */
export async function mountStorefront(
  fastify: FastifyInstance,
  options: WebOptions,
): Promise<void> {
  const root = join(options.dist, 'storefront/client');
  const renderer = new PageRenderer(await loadStorefrontBuild(options.dist));
  const headers = pageHeaders('storefront', options);
  await serveHashed(fastify, root, '/assets/');
  await serveNamed(fastify, root, '/');
  fastify.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound();
    const page = await renderer.page({
      url: request.url,
      origin: options.shopUrl,
      fetch: injectApi(fastify, request.ip),
    });
    return sendPage(request, reply.headers(headers), page);
  });
}
