import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/boot/create-app.js';
import { type Env, loadEnv } from '../../src/config/env.js';
import { Readiness } from '../../src/platform/operations/readiness.js';
import { ApiClient } from './api-client.js';
import { grownSettings, startWorkers } from './grown-form.js';
import { freshDatabase } from './worker-database.js';

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly env: Env;
  readonly databaseUrl: string;
  /** A caller without a session; `api.as(token)` calls as a user. */
  readonly api: ApiClient;
  /** Ends it, and leaves its database and its files to the test. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The whole application on a database of its own, called by inject without a socket. */
export async function startTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vigor-test-'));
  const env = loadEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    DATABASE_URL: database.url,
    DATABASE_POOL: '10',
    DATA_DIR: dataDir,
    // The tests settle their payments themselves.
    RECONCILE_EVERY_MS: '3600000',
    JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
    ...grownSettings(new URL(database.url).pathname.slice(1)),
    ...settings,
  });
  const app = await createApp(env);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  app.get(Readiness).setReady();
  const workers = await startWorkers(app);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await workers?.stop();
    await app.close();
  };
  return {
    app,
    env,
    databaseUrl: database.url,
    api: new ApiClient(app),
    stop: () => (stopping ??= stop()),
    close: async () => {
      await (stopping ??= stop());
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
