import type { Env } from '../../../config/env.js';
import { StartError } from '../../start-error.js';
import { connected } from '../backup-shop.js';
import { missingRoom } from '../room-for-copy.js';
import { type DatabaseNames, databaseNames } from './database-names.js';
import { type Filling, fillDatabase, refuseTables } from './fill-database.js';
import {
  checkRights,
  createDatabase,
  dropDatabase,
  envOfDatabase,
  exchange,
} from './new-database.js';
import { whileStopped } from './stopped-shop.js';

/**
 * Makes a live shop beside the stopped one of these settings, on the same server, and lets it take the name of its
 * database. Killed at any moment it has done all or nothing: what it leaves then is dropped by the next run.
 * @throws StartError with the line to print, and everything as it was
 * @returns the name of the trial's database from now on
 */
export async function replaceByCopy(env: Env, filling: Filling): Promise<string> {
  const names = await whileStopped(env, async (source) => {
    await checkRights(env, source);
    await checkRoom(env);
    const chosen = await databaseNames(source);
    await orDrop(env, chosen, async () => {
      await createDatabase(source, chosen);
      filling.failpoints.reach('go-live-created');
      await fillDatabase(source, envOfDatabase(env, chosen.made), filling);
    });
    return chosen;
  });
  filling.failpoints.reach('go-live-filled');
  await orDrop(env, names, () => exchange(env, names));
  filling.failpoints.reach('go-live-exchanged');
  return names.trial;
}

/**
 * Makes a live shop in the empty database of `target`, which may be on another server. The stopped shop of `env` stays as
 * it is.
 * @throws StartError with the line to print
 */
export async function copyInto(target: Env, env: Env, filling: Filling): Promise<void> {
  await connected(target, refuseTables);
  await whileStopped(env, (source) => fillDatabase(source, target, filling));
}

/** Drops the made database where `work` fails. */
async function orDrop(env: Env, { made }: DatabaseNames, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await connected(env, (client) => dropDatabase(client, made));
    throw error;
  }
}

async function checkRoom(env: Env): Promise<void> {
  const missing = await missingRoom(env);
  if (missing === undefined) return;
  throw new StartError(
    `The disk of ${env.DATA_DIR} needs ${missing} MB free for a second database, of which there are fewer.`,
  );
}
