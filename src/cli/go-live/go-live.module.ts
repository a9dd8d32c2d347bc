import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { AuthCoreModule } from '../../modules/auth/auth-core.module.js';
import { RealPaymentsModule } from '../../modules/checkout/real-payments.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { InstallationModule } from '../../platform/operations/installation.module.js';
import { SecretModule } from '../../platform/secret/shop-secret.js';

/** Accounts, payments and the database: no HTTP, no jobs. */
@Module({
  imports: [DatabaseModule, SecretModule, InstallationModule, AuthCoreModule, RealPaymentsModule],
})
class GoLiveModule {
  static with(env: Env): DynamicModule {
    return { module: GoLiveModule, imports: [ConfigModule.with(env)] };
  }
}

/** Runs `work` with the use cases on the database of these settings, and closes its connections. */
export async function onShop<Result>(
  env: Env,
  work: (app: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const app = await NestFactory.createApplicationContext(GoLiveModule.with(env), {
    logger: ['fatal'],
    abortOnError: false,
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
