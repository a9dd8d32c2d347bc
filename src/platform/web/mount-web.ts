import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { RateStore } from '../http/throttle-store.js';
import { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { ShopSettingsSource } from '../shop-settings/shop-settings-source.js';
import { Readiness } from '../operations/readiness.js';
import { pageHeaders, type WebOptions } from './page-headers.js';
import { servePages } from './serve-pages.js';
import { serveHashed, serveNamed } from './static-files.js';
import { sendStartingPage } from './starting-page.js';
import { loadStorefrontBuild } from './storefront-build.js';
import { serveWebManifest } from './serve-web-manifest.js';

/** What the pages need of the application. */
interface Needs {
  readonly invalidation: CacheInvalidation;
  readonly rates: RateStore;
  readonly settings: ShopSettingsSource;
  readonly readiness: Pick<Readiness, 'isStarting'>;
}

/**
 * Serves the two applications on the API's port. Call it after the API is set up and before it
 * listens. Until the shop is ready the first time, each page says that it is being set up. An application that is
 * not built is skipped, with a log line.
 */
export async function mountWeb(app: NestFastifyApplication, options: WebOptions): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const invalidation = app.get(CacheInvalidation);
  const rates = app.get(RateStore);
  const settings = app.get(ShopSettingsSource);
  const readiness = app.get(Readiness);
  const logger = new Logger('Web');
  for (const [name, index, mount] of [
    ['admin', 'admin/index.html', mountAdmin],
    ['storefront', 'storefront/client/index.html', mountStorefront],
  ] as const) {
    if (existsSync(join(options.dist, index))) {
      await mount(fastify, options, { invalidation, rates, settings, readiness });
    } else logger.warn(`The ${name} is not built: run "npm run build"`);
  }
}

/** Serves the storefront: its files, and each page rendered on the server. */
async function mountStorefront(
  fastify: FastifyInstance,
  options: WebOptions,
  { invalidation, rates, settings, readiness }: Needs,
): Promise<void> {
  const root = join(options.dist, 'storefront/client');
  const build = await loadStorefrontBuild(options.dist);
  await serveHashed(fastify, root, '/assets/');
  await serveNamed(fastify, root, '/');
  serveWebManifest(fastify, settings);
  const headers = pageHeaders('storefront', options);
  const origin = options.shopUrl;
  servePages(fastify, { build, origin, headers, invalidation, rates, readiness });
}

const ADMIN_PATH = '/admin/dashboard';

/** Serves the back office: one page for all its URLs, rendered in the browser. */
async function mountAdmin(
  fastify: FastifyInstance,
  options: WebOptions,
  { readiness }: Pick<Needs, 'readiness'>,
): Promise<void> {
  const root = join(options.dist, 'admin');
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const headers = { ...pageHeaders('admin', options), 'Cache-Control': 'no-cache' };
  await serveHashed(fastify, root, `${ADMIN_PATH}/assets/`);
  await serveNamed(fastify, root, `${ADMIN_PATH}/`);
  for (const url of [ADMIN_PATH, `${ADMIN_PATH}/*`]) {
    fastify.get(url, (_, reply) =>
      readiness.isStarting
        ? sendStartingPage(reply, headers)
        : reply.headers(headers).type('text/html; charset=utf-8').send(html),
    );
  }
}
