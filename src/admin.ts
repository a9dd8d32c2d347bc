import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isEmail } from 'class-validator';
import { ConfigModule } from './config/config.module.js';
import { type Env, loadEnv, SettingsError } from './config/env.js';
import { AuthCoreModule } from './modules/auth/auth-core.module.js';
import { AppointAdmin } from './modules/auth/use-cases/appoint-admin.js';
import { asStartError } from './platform/as-start-error.js';
import { prepareDataDir } from './platform/data-dir.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { runningPostgres } from './platform/database/embedded/running-postgres.js';
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.js';
import { SecretModule } from './platform/secret/secret.module.js';
import { StartError } from './platform/start-error.js';

/** People and the database: no HTTP, no jobs. */
@Module({ imports: [DatabaseModule, SecretModule, AuthCoreModule] })
class AdminCommandModule {
  static with(env: Env): DynamicModule {
    return { module: AdminCommandModule, imports: [ConfigModule.with(env)] };
  }
}

/** Makes a person an admin, whether the shop runs or not. @throws StartError */
async function appoint(email: string | undefined): Promise<void> {
  if (!email || !isEmail(email)) {
    throw new StartError('Name the e-mail of the new admin: npm run admin -- person@example.com');
  }
  const given = loadEnv();
  const env = { ...given, DATA_DIR: await prepareDataDir(given.DATA_DIR) };
  const database = await reachDatabase(env);
  try {
    const module = AdminCommandModule.with({ ...env, DATABASE_URL: database.url });
    const app = await NestFactory.createApplicationContext(module, {
      logger: ['fatal'],
      abortOnError: false,
    });
    const result = await app.get(AppointAdmin, { strict: false }).execute(email);
    await app.close();
    if (result.outcome === 'was-admin') console.log(`${email} is an admin already.`);
    if (result.outcome === 'promoted') console.log(`${email} is an admin now.`);
    if (result.outcome === 'created') {
      console.log(`${email} is an admin now, with the password ${result.password}`);
      console.log('It is shown this once: log in and change it.');
    }
  } finally {
    await database.stop();
  }
}

async function reachDatabase(env: Env): Promise<{ url: string; stop(): Promise<void> }> {
  const url = env.DATABASE_URL ?? (await runningPostgres(env.DATA_DIR));
  if (url) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.log });
}

try {
  await appoint(process.argv[2]);
} catch (error) {
  const known = error instanceof SettingsError ? error : asStartError(error);
  console.error(known ? known.message : error);
  process.exit(1);
}
