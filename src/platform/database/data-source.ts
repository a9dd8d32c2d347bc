import type pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { Env } from '../../config/env.js';
import { migrations } from './migrations/index.js';
import { connectSource } from './reach-database.js';
import { ServingClient, type ServingClientConfig } from './serving-client.js';
import { SnakeCaseNamingStrategy } from './snake-case-naming-strategy.js';

type Migrations = readonly (new () => MigrationInterface)[];

/** An unreachable database is reported within 5 s. */
const CONNECTIONS = { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, keepAlive: true };
/** The driver's timeout is longer than the server's, because the server's error names the cause. */
const LATER_MS = 2_000;

/** The address that bypasses a pooler, for features that need a session of their own, such as LISTEN. */
export function directAddress(env: Env): string | undefined {
  return env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
}

/**
 * A connection pool without statement timeout for long work, such as migrations and backups. It
 * bypasses a pooler, because such work holds session locks. The schema changes by migrations only.
 */
export function createDataSource(env: Env, history: Migrations = migrations): DataSource {
  return new DataSource({
    type: 'postgres',
    url: directAddress(env),
    migrations: [...history],
    migrationsTransactionMode: 'each',
    synchronize: false,
    namingStrategy: new SnakeCaseNamingStrategy(),
    // Migrations install the extensions they need; `pgcrypto` means Postgres' built-in
    // gen_random_uuid().
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    logging: false,
    poolSize: env.DATABASE_POOL,
    extra: CONNECTIONS,
    poolErrorHandler: () => undefined,
  });
}

/** The pool of requests and jobs; each of its queries has a timeout. */
export function createServingSource(env: Env): DataSource {
  const ms = env.DATABASE_TIMEOUT_MS;
  const extra: pg.PoolConfig & ServingClientConfig = {
    ...CONNECTIONS,
    Client: ServingClient,
    pipeline: true,
    isPreparing: env.DATABASE_PREPARED,
    // A pooler, present where there is a direct address, rejects this startup parameter.
    ...(env.DATABASE_DIRECT_URL ? { transactionTimeoutMs: ms } : { statement_timeout: ms }),
    query_timeout: ms + LATER_MS,
  };
  const options = { ...createDataSource(env).options, url: env.DATABASE_URL, extra };
  return new DataSource(options as DataSourceOptions);
}

/** Runs long work on a pool of its own. */
export async function onOwnSource<Result>(
  env: Env,
  work: (dataSource: DataSource) => Promise<Result>,
  history: Migrations = migrations,
): Promise<Result> {
  const dataSource = await connectSource(() => createDataSource(env, history));
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
