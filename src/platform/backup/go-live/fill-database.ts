import type { Client } from 'pg';
import type { Env } from '../../../config/env.js';
import type { Failpoints } from '../../../kernel/failpoints.js';
import { onOwnSource } from '../../database/data-source.js';
import { exactlyOne } from '../../database/exactly-one.js';
import { migrate } from '../../database/migrate-database.js';
import { StartError } from '../../start-error.js';
import { connected } from '../backup-shop.js';
import { violationsOf } from '../invariants/invariants.js';
import { SHOP_INVARIANTS } from '../invariants/shop-invariants.js';
import { copyRows } from './copy-rows.js';

/** How the database of a live shop is made. */
export interface Filling {
  readonly failpoints: Failpoints;
  /** Completes the database once its rows are there: makes the first owner. */
  complete(env: Env): Promise<void>;
}

/**
 * Makes a live shop in the empty database of `target`, with what it takes along of the trial in `source`. All rows are
 * committed in one transaction, once the invariant checks have found nothing.
 * @throws StartError where a check finds a breach
 */
export async function fillDatabase(
  source: Client,
  target: Env,
  { failpoints, complete }: Filling,
): Promise<void> {
  await onOwnSource(target, migrate);
  failpoints.reach('go-live-migrated');
  await connected(target, async (client) => {
    await client.query('BEGIN');
    await copyRows(source, client);
    const broken = await violationsOf(client, SHOP_INVARIANTS);
    if (broken.length > 0) {
      throw new StartError(
        `The copied shop has what a shop never has, so nothing was changed: ${broken.join('; ')}.`,
      );
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
  failpoints.reach('go-live-copied');
  await complete(target);
}

/** @throws StartError where the database has a table */
export async function refuseTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; isEmpty: boolean }>(
    `SELECT current_database() AS name, NOT EXISTS (
       SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
     ) AS "isEmpty"`,
  );
  const { name, isEmpty } = exactlyOne(rows, 'whether the database is empty');
  if (isEmpty) return;
  throw new StartError(
    `The database ${name} of --to is not empty: name a new one, or empty it (DROP SCHEMA public CASCADE; CREATE SCHEMA public).`,
  );
}
