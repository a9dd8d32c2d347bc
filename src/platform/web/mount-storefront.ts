import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { RateStore } from '../http/throttle-store.js';
import type { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import type { ShopSettingsSource } from '../shop-settings/shop-settings-source.js';
import { pageHeaders } from './page-headers.js';
import { servePages } from './serve-pages.js';
import { serveHashed, serveNamed } from './static-files.js';
import { loadStorefrontBuild } from './storefront-build.js';
import { serveWebManifest } from './serve-web-manifest.js';
import type { WebOptions } from './web-options.js';

/** Serves the storefront: its files, and each page rendered on the server. */
export async function mountStorefront(
  fastify: FastifyInstance,
  options: WebOptions,
  invalidation: CacheInvalidation,
  rates: RateStore,
  settings: ShopSettingsSource,
): Promise<void> {
  const root = join(options.dist, 'storefront/client');
  const build = await loadStorefrontBuild(options.dist);
  await serveHashed(fastify, root, '/assets/');
  await serveNamed(fastify, root, '/');
  serveWebManifest(fastify, settings);
  const headers = pageHeaders('storefront', options);
  servePages(fastify, build, options.shopUrl, headers, invalidation, rates);
}
