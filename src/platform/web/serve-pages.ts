import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../http/caller-address.js';
import { PAGE_RATE } from '../http/throttle.js';
import type { RateStore } from '../http/throttle-store.js';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { injectApi } from './inject-api.js';
import { PageRenderer } from './page-renderer.js';
import { sendPage } from './send-page.js';
import type { StorefrontBuild } from './storefront-build.js';

/** Paths with handlers of their own; an unknown URL below them is not a page. */
const NO_PAGES = /^\/(api|health|media|sandbox|dev|assets)(\/|\?|$)/;

const MORE_SLASHES = /^[/\\]{2,}/;

/** Serves every URL without another handler as a page of the storefront, its 404 page included. */
export function servePages(
  fastify: FastifyInstance,
  build: StorefrontBuild,
  origin: string,
  headers: Record<string, string>,
  invalidation: CacheInvalidation,
  rates: RateStore,
): void {
  const renderer = new PageRenderer(build, invalidation);
  const fetch = injectApi(fastify);
  fastify.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound();
    // As a URL these would name another host.
    if (MORE_SLASHES.test(request.url)) {
      return reply.redirect(request.url.replace(MORE_SLASHES, '/'), 301);
    }
    void reply.headers(headers);
    const refusal = await rates.take(`pages ${callerAddress(request)}`, PAGE_RATE);
    if (refusal) {
      void reply.header('Retry-After', Math.max(1, Math.ceil(refusal.retryAfterMs / 1000)));
      return sendPage(request, reply, renderer.clientRendered(429));
    }
    return sendPage(request, reply, await renderer.page({ url: request.url, origin, fetch }));
  });
}
