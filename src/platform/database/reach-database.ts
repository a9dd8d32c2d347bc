import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
import { StartError } from '../start-error.js';
import { isDatabaseAway, sqlState } from './database-errors.js';
import { type AddressSetting, databaseProblem } from './database-problem.js';

/** Timeout of one attempt, in ms. */
const ATTEMPT_MS = 5_000;
export const ATTEMPT_EVERY_MS = 1_000;
/** How long a start waits, in ms: what runs it then starts it again, and shows that it did. */
export const DATABASE_WAIT_MS = 60_000;

/** The server has no connection for us, which another attempt does not change. */
const TOO_MANY = '53300';
/** A statement that the pooler does not know on another connection to Postgres. */
const PREPARED = { name: 'start-check', text: 'SELECT 1' };

/**
 * Waits until the Postgres of the settings answers, and says so; then checks that the pooler before it, if any, is
 * configured as the settings say. Does nothing for the embedded database.
 * @throws StartError with one line where it does not answer within `waitMs`, or refuses the connection
 */
export async function reachDatabase(
  env: Env,
  log: (line: string) => void,
  waitMs = DATABASE_WAIT_MS,
): Promise<void> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env;
  if (!url) return;
  const deadline = Date.now() + waitMs;
  // As the pool connects: a pooler refuses the timeout.
  const timeout = direct ? {} : { statement_timeout: env.DATABASE_TIMEOUT_MS };
  await reach('DATABASE_URL', { connectionString: url, ...timeout }, log, deadline);
  if (!direct) return;
  await reach('DATABASE_DIRECT_URL', { connectionString: direct }, log, deadline);
  if (env.DATABASE_PREPARED) await checkPrepared(url);
}

/**
 * Connects a data source of a process that starts; again, for `waitMs`, where no answer came in time or the
 * connection was lost. A process that loads its modules on a busy machine takes an answer for a late one.
 * @throws what the last attempt threw
 */
export async function connectSource(
  source: () => DataSource,
  waitMs = DATABASE_WAIT_MS,
): Promise<DataSource> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      return await source().initialize();
    } catch (error) {
      if (!mayReturn(error) || Date.now() >= deadline) throw error;
      await pause(ATTEMPT_EVERY_MS);
    }
  }
}

/** Whether another attempt may find it there. */
export const mayReturn = (error: unknown) => isDatabaseAway(error) && sqlState(error) !== TOO_MANY;

async function reach(
  setting: AddressSetting,
  config: pg.ClientConfig,
  log: (line: string) => void,
  deadline: number,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      const client = await connect(config);
      await client.end();
      return;
    } catch (error) {
      const problem = databaseProblem(error, setting);
      if (!mayReturn(error) || problem)
        throw problem ? new StartError(problem, { cause: error }) : error;
      const away = `The Postgres of ${setting} (${placeOf(config)}) does not answer: ${wordsOf(error)}`;
      if (Date.now() >= deadline) {
        throw new StartError(`${away}. Start it, or correct the address.`, { cause: error });
      }
      if (isFirst) log(`${away}; waiting for it …`);
      await pause(ATTEMPT_EVERY_MS);
    }
  }
}

/** Prepares a statement, and executes it while another client has the connection to Postgres that knows it. */
async function checkPrepared(url: string): Promise<void> {
  const config = { connectionString: url, query_timeout: ATTEMPT_MS };
  const [one, other] = await Promise.all([connect(config), connect(config)]);
  try {
    await one.query(PREPARED);
    await other.query('BEGIN');
    await one.query(PREPARED);
  } catch (error) {
    const problem = databaseProblem(error, 'DATABASE_URL');
    if (problem) throw new StartError(problem, { cause: error });
    // A pool of a single connection, which the other has.
    if (!isDatabaseAway(error)) throw error;
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: ATTEMPT_MS, ...config });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** As the driver reads the address, which may name a socket. */
function placeOf(config: pg.ClientConfig): string {
  const { host, port } = new pg.Client(config);
  return `${host}:${port}`;
}

/** An error for several addresses of one host has no message of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
