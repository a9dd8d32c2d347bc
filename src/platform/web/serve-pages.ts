import type { FastifyInstance } from 'fastify';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { injectApi } from './inject-api.js';
import { PageRenderer } from './page-renderer.js';
import { sendPage } from './send-page.js';
import type { StorefrontBuild } from './storefront-build.js';

/** What answers for itself below the same origin; an unknown address there is no page. */
const NO_PAGES = /^\/(api|health|media|sandbox|dev|assets)(\/|\?|$)/;

/** Every address that nobody else answers is a page of the storefront, be it the one that says 404. */
export function servePages(
  fastify: FastifyInstance,
  build: StorefrontBuild,
  origin: string,
  headers: Record<string, string>,
  invalidation: CacheInvalidation,
): void {
  const renderer = new PageRenderer(build, invalidation);
  fastify.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound();
    const fetch = injectApi(fastify, request.ip);
    const page = await renderer.page({ url: request.url, origin, fetch });
    return sendPage(request, reply.headers(headers), page);
  });
}
