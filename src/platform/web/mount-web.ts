import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RateStore } from '../http/throttle-store.js';
import { CacheInvalidation } from '../invalidation/cache-invalidation.js';
import { ShopSettingsSource } from '../shop-settings/shop-settings-source.js';
import { mountAdmin } from './mount-admin.js';
import { mountStorefront } from './mount-storefront.js';
import type { WebOptions } from './web-options.js';

/**
 * Serves the two applications on the API's port. Call it after the API is set up and before it
 * listens. An application that is not built is skipped, with a log line.
 */
export async function mountWeb(app: NestFastifyApplication, options: WebOptions): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const invalidation = app.get(CacheInvalidation);
  const rates = app.get(RateStore);
  const settings = app.get(ShopSettingsSource);
  const logger = new Logger('Web');
  for (const [name, index, mount] of [
    ['admin', 'admin/index.html', mountAdmin],
    ['storefront', 'storefront/client/index.html', mountStorefront],
  ] as const) {
    if (existsSync(join(options.dist, index))) {
      await mount(fastify, options, invalidation, rates, settings);
    } else logger.warn(`The ${name} is not built: run "npm run build"`);
  }
}
