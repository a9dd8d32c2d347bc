import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { type Env, SettingsError } from '../config/env.js';
import { BackgroundWork } from '../platform/background-work/background-work.js';
import { ScheduledBackups } from '../platform/backup/scheduled/scheduled-backups.js';
import { prepareDataDir } from '../platform/data-dir.js';
import { reachDatabase } from '../platform/database/reach-database.js';
import { serveMetrics } from '../platform/operations/metrics/serve-metrics.js';
import { QueueWorkers } from '../platform/outbox/bullmq/queue-workers.js';
import { OutboxDispatcher } from '../platform/outbox/outbox-dispatcher.js';
import { WorkerHeartbeats } from '../platform/outbox/worker-heartbeats.js';
import { traces } from '../platform/tracing/running-traces.js';
import { ShopSettingsSource } from '../platform/shop-settings/shop-settings-source.js';
import { missingDependencies } from './missing-dependencies.js';
import { releaseMemoryOfStart } from './release-memory.js';
import { reportUnavailable } from './unavailable-services.js';
import { runUntilSignal } from './run-until-signal.js';
import { WorkerModule } from './worker.module.js';

/**
 * Starts a process that runs the shop's jobs; any number of them can run. SIGTERM or Ctrl-C lets it
 * finish the running jobs.
 * @throws SettingsError where it could not reach the services of the API processes.
 * @throws StartError beside the data of a trial
 */
export function runWorker(given: Env, log: (text: string) => void): Promise<void> {
  return runUntilSignal(async (started) => {
    started(() => traces().stop());
    const reasons = missingFor(given);
    if (reasons.length > 0) throw new SettingsError(reasons);
    const env = { ...given, DATA_DIR: await prepareDataDir(given.DATA_DIR) };
    await reachDatabase(env, log);
    const app = await NestFactory.createApplicationContext(WorkerModule.with(env), {
      logger: false,
      abortOnError: false,
    });
    started(() => app.close());
    app.useLogger(app.get(Logger));
    const dispatcher = app.get(OutboxDispatcher);
    const workers = app.get(QueueWorkers);
    const hungReason = () => dispatcher.problem ?? workers.problem;
    const heartbeats = app.get(WorkerHeartbeats);
    started(() => heartbeats.stop());
    await heartbeats.start(() => hungReason() !== undefined);
    started(() => workers.stop());
    workers.start();
    const metrics = await serveMetrics(app, hungReason);
    if (metrics) started(() => metrics.close());
    app.get(ScheduledBackups).start();
    app.get(BackgroundWork).start();
    const { name } = await app.get(ShopSettingsSource).current();
    const lines = [`${name} has a worker.`];
    if (metrics) lines.push(`  metrics ${metrics.url}`);
    log(lines.join('\n'));
    void reportUnavailable(app, log);
    releaseMemoryOfStart();
  });
}

/** A worker needs the external services that a single process could start for itself. */
function missingFor(env: Env): string[] {
  const reasons: string[] = [];
  if (!env.REDIS_URL) reasons.push('REDIS_URL is missing: without Redis the shop needs no worker');
  if (!env.DATABASE_URL)
    reasons.push('DATABASE_URL is missing: a worker has no database of its own');
  return [...reasons, ...missingDependencies(env)];
}
