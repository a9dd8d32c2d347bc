import type { FastifyInstance, InjectOptions } from 'fastify';
import { callerAddress } from '../http/caller-address.js';
import type { RateStore } from '../http/throttle-store.js';
import { OWN_ADDRESS, PAGE_RATE } from '../http/throttle.js';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import type { Readiness } from '../operations/readiness.js';
import { PageRenderer } from './page-renderer.js';
import { sendStartingPage } from './starting-page.js';
import { sendPage } from './send-page.js';
import type { StorefrontBuild } from './storefront-build.js';

/** Calls the shop's own API without a socket, and as a guest, because rendered pages are shared. */
function injectApi(fastify: FastifyInstance) {
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

/** Paths with handlers of their own; an unknown URL below them is not a page. */
const NO_PAGES = /^\/(api|health|media|sandbox|dev|assets)(\/|\?|$)/;

const MORE_SLASHES = /^[/\\]{2,}/;

/** What the pages of the storefront are served from. */
export interface PageSources {
  readonly build: StorefrontBuild;
  /** Public URL of the shop. */
  readonly origin: string;
  readonly headers: Record<string, string>;
  readonly invalidation: CacheInvalidation;
  readonly rates: RateStore;
  readonly readiness: Pick<Readiness, 'isStarting'>;
}

/** Serves every URL without another handler as a page of the storefront, its 404 page included. */
export function servePages(
  fastify: FastifyInstance,
  { build, origin, headers, invalidation, rates, readiness }: PageSources,
): void {
  const renderer = new PageRenderer(build, invalidation);
  const fetch = injectApi(fastify);
  fastify.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound();
    if (readiness.isStarting) return sendStartingPage(reply, headers);
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
