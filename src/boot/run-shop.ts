import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { fileURLToPath } from 'node:url';
import type { INestApplication } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { type Env, SettingsError } from '../config/env.js';
import { UserQueries } from '../modules/auth/index.js';
import { BackgroundWork } from '../platform/background-work/background-work.js';
import { ScheduledBackups } from '../platform/backup/scheduled/scheduled-backups.js';
import { checkPort } from '../platform/check-port.js';
import { prepareDataDir } from '../platform/data-dir.js';
import { reachDatabase } from '../platform/database/reach-database.js';
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.js';
import { serveMetrics } from '../platform/operations/metrics/serve-metrics.js';
import { Readiness } from '../platform/operations/readiness.js';
import { TrialRecord } from '../platform/operations/trial-record.js';
import { WorkerHeartbeats } from '../platform/outbox/worker-heartbeats.js';
import { traces } from '../platform/tracing/running-traces.js';
import { ShopSettingsSource } from '../platform/shop-settings/shop-settings-source.js';
import { mountWeb } from '../platform/web/mount-web.js';
import { InFlightRequests } from '../platform/operations/in-flight-requests.js';
import { createApp } from './create-app.js';
import { missingDependencies } from './missing-dependencies.js';
import { refuseTrialData } from './refuse-trial-data.js';
import { releaseMemoryOfStart } from './release-memory.js';
import { reportUnavailable } from './unavailable-services.js';
import { runUntilSignal, type Started } from './run-until-signal.js';

/** The builds of the two applications, beside this server's own. */
const DIST = fileURLToPath(new URL('../../..', import.meta.url));

/** Not a failure: carts and checkout need no worker, and no job is lost. */
const NO_WORKER = 'No worker is alive: jobs wait in the outbox until one starts (npm run worker).';

type Log = (text: string) => void;

/** Additions of a trial run: stand-ins for external services, and demo data. */
export interface Trial {
  /** Starts stand-ins for the services that the settings do not name. */
  startStandIns(env: Env): Promise<StandIns>;
  /** Fills a new shop; called before it is ready, on each start in demo mode. */
  seed(app: NestFastifyApplication): Promise<void>;
  /** Lines for the operator: what to try. */
  greeting(env: Env): string[];
}

export interface StandIns {
  /** The settings, pointing at the stand-ins. */
  readonly env: Env;
  /** Mounts the parts that browsers need on the shop's own origin. */
  mount(app: NestFastifyApplication): void;
  stop(): Promise<void>;
}

/**
 * Starts the shop. On SIGTERM or Ctrl-C it first reports that it is not ready and keeps serving
 * until the proxy has noticed; then requests in flight finish, and the database stops last.
 * @throws StartError with the line to print where it cannot start
 * @throws SettingsError when an external service is not set and no `trial` replaces it
 */
export function runShop(given: Env, log: Log, trial?: Trial): Promise<void> {
  return runUntilSignal(async (started) => {
    started(() => traces().stop());
    const reasons = trial ? [] : missingDependencies(given);
    if (reasons.length > 0) throw new SettingsError(reasons);
    await checkPort(given.HOST, given.PORT, given.DRAIN_MS);
    const dataDir = await prepareDataDir(given.DATA_DIR);
    // The database first: its lock keeps a second start off the folder, and so off the stand-ins'
    // state.
    const { env: reached, announceStop } = await withDatabase(
      { ...given, DATA_DIR: dataDir },
      log,
      started,
    );
    const standIns = await trial?.startStandIns(reached);
    if (standIns) started(() => standIns.stop());
    const env = standIns?.env ?? { ...reached, DEMO: false };
    const app = await createApp(env);
    started(() => app.close());
    await refuseTrialData(app, env, (text) => app.get(Logger).warn(text, 'Start'));
    if (env.CARD_STAND_IN) await app.get(TrialRecord).recordStandIn();
    standIns?.mount(app);
    const mediaOrigin = env.S3_PUBLIC_URL && new URL(env.S3_PUBLIC_URL).origin;
    const web = { dist: DIST, shopUrl: env.SHOP_URL };
    await mountWeb(app, { ...web, ...(mediaOrigin && { mediaOrigin }) });
    const metrics = await serveMetrics(app);
    if (metrics) started(() => metrics.close());
    await app.listen(env.PORT, env.HOST);
    if (env.DEMO) await trial?.seed(app);
    app.get(Readiness).setReady();
    // With Redis the workers do that.
    if (!env.REDIS_URL) {
      app.get(ScheduledBackups).start();
      app.get(BackgroundWork).start();
    }
    started(async () => {
      await announceStop();
      await drain(app, env.DRAIN_MS);
    });
    const { needed, alive } = await app.get(WorkerHeartbeats).state();
    const hints = [...(trial?.greeting(given) ?? []), ...(await ownerHints(app, env))];
    const { name } = await app.get(ShopSettingsSource).current();
    log(greeting(name, env, needed && alive === 0 ? [...hints, NO_WORKER] : hints, metrics?.url));
    void reportUnavailable(app, log);
    releaseMemoryOfStart();
  });
}

async function withDatabase(
  env: Env,
  log: Log,
  started: Started,
): Promise<{ env: Env; announceStop: () => Promise<void> }> {
  if (env.DATABASE_URL) {
    await reachDatabase(env, log);
    return { env, announceStop: async () => undefined };
  }
  const starting = startEmbeddedPostgres({ dataDir: env.DATA_DIR, log });
  // It outlives this process: one that is still starting is awaited, then stopped.
  started(() =>
    starting.then(
      (postgres) => postgres.stop(),
      () => undefined,
    ),
  );
  const { url, announceStop } = await starting;
  return { env: { ...env, DATABASE_URL: url }, announceStop };
}

/** How to become the owner, while nobody is; without an owner nobody can enter the back office. */
async function ownerHints(app: INestApplication, { SHOP_URL }: Env): Promise<string[]> {
  if (await app.get(UserQueries, { strict: false }).hasOwner()) return [];
  return [
    '  owner   nobody yet. To become it, create an account and name it where the shop runs:',
    `            1. open ${SHOP_URL}/register`,
    '            2. npm run admin -- you@example.com',
    `            3. log in at ${SHOP_URL}/admin/dashboard`,
  ];
}

/** Printed in a single write, so that a reader of the first line gets all of it. */
function greeting(name: string, env: Env, hints: readonly string[], metricsUrl?: string): string {
  return [
    `${name} is open:`,
    `  shop    ${env.SHOP_URL}`,
    `  admin   ${env.SHOP_URL}/admin/dashboard`,
    ...(env.API_DOCS ? [`  API     ${env.SHOP_URL}/api/docs`] : []),
    ...(metricsUrl ? [`  metrics ${metricsUrl}`] : []),
    ...hints,
  ].join('\n');
}

/**
 * Prepares a serving process for its end: it reports that it is not ready, serves on for `drainMs`,
 * so that a proxy can notice, and answers what has reached it.
 */
export async function drain(app: INestApplication, drainMs: number): Promise<void> {
  app.get(Readiness).setStopping();
  await pause(drainMs);
  await app.get(InFlightRequests).quiet();
}
