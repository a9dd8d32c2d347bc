import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.js';
import type { Env } from './config/env.js';
import { seedDemo } from './demo/index.js';
import { DEMO_LOGINS } from './modules/auth/index.js';
import { checkPort } from './platform/check-port.js';
import { prepareDataDir } from './platform/data-dir.js';
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.js';
import { CacheInvalidation } from './platform/invalidation/cache-invalidation.js';
import { serveMetrics } from './platform/operations/metrics/serve-metrics.js';
import { Readiness } from './platform/operations/readiness.js';
import { mountWeb } from './platform/web/mount-web.js';
import { runUntilSignal, type Started } from './run-until-signal.js';
import { startStandIns } from './stand-ins.js';

/** Where the builds of the two applications lie, beside this server's own. */
const DIST = fileURLToPath(new URL('../..', import.meta.url));

type Log = (text: string) => void;

/**
 * Starts the shop with all that its settings leave to it. On SIGTERM or Ctrl-C it first tells that
 * it is not ready and still answers until whoever stands before it has noticed, then the requests
 * in flight end, the database last.
 * @throws StartError with the line to print where it cannot start.
 */
export function runShop(given: Env, log: Log): Promise<void> {
  return runUntilSignal(async (started) => {
    await checkPort(given.HOST, given.PORT);
    const dataDir = await prepareDataDir(given.DATA_DIR);
    // The database first: it keeps a second start off the folder, and so off the stand-ins' state.
    const standIns = await startStandIns(
      await withDatabase({ ...given, DATA_DIR: dataDir }, log, started),
    );
    started(() => standIns.stop());
    const { env } = standIns;
    const app = await createApp(env);
    started(() => app.close());
    standIns.mount(app);
    const mediaOrigin = env.S3_PUBLIC_URL && new URL(env.S3_PUBLIC_URL).origin;
    await mountWeb(app, { dist: DIST, shopUrl: env.SHOP_URL, ...(mediaOrigin && { mediaOrigin }) });
    const metrics = await serveMetrics(app);
    if (metrics) started(() => metrics.close());
    await app.listen(env.PORT, env.HOST);
    if (env.DEMO) {
      await seedDemo(app);
      await app.get(CacheInvalidation).announce('catalogue');
    }
    app.get(Readiness).markReady();
    started(async () => {
      app.get(Readiness).markStopping();
      await pause(env.DRAIN_MS);
    });
    log(greeting(env, given, metrics?.url));
  });
}

async function withDatabase(env: Env, log: Log, started: Started): Promise<Env> {
  if (env.DATABASE_URL) return env;
  const starting = startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  // It outlives this process: also one that only just starts is waited for, and stopped.
  started(() =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    ),
  );
  return { ...env, DATABASE_URL: (await starting).url };
}

/** One text, which is printed in one go: whoever sees its beginning sees it all. */
function greeting(env: Env, given: Env, metricsUrl?: string): string {
  const lines = [
    `${env.SHOP_NAME} is open:`,
    `  shop    ${env.SHOP_URL}`,
    `  admin   ${env.SHOP_URL}/admin/dashboard`,
    `  API     ${env.SHOP_URL}/api/docs`,
  ];
  if (env.CARD_STAND_IN)
    lines.push('  cards   a stand-in takes 4242 4242 4242 4242, any date ahead, any CVC');
  if (!given.SMTP_URL) lines.push(`  mails   ${env.SHOP_URL}/dev/mail`);
  if (metricsUrl) lines.push(`  metrics ${metricsUrl}`);
  if (env.DEMO) {
    const { admin, user } = DEMO_LOGINS;
    lines.push(`  log in as admin ${admin.email} / ${admin.password}`);
    lines.push(`         as user  ${user.email} / ${user.password}`);
  }
  return lines.join('\n');
}
