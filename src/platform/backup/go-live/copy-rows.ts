import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableHead } from '../archive-format.js';
import { TableLoader } from '../table-loader.js';
import { tablesOf } from '../tables.js';
import { COPIED_TABLES } from './table-lists.js';

/** The stock of each product is the sum of its ledger, which begins here. */
const BEGIN_STOCK_LEDGER = `
  INSERT INTO stock_ledger (product_id, change, reason, at)
  SELECT id, quantity, 'edited', shop_now() FROM product WHERE quantity > 0 ORDER BY id`;

/**
 * Copies what a shop that goes live takes along from one snapshot of `source` into the migrated database of `target`,
 * which no shop has used, and begins its stock. Needs an open transaction of `target`.
 */
export async function copyRows(source: Client, target: Client): Promise<void> {
  await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = (await tablesOf(source)).filter(({ name }) => COPIED_TABLES[name]);
  // Migrations have filled some of them for a new shop.
  for (const { name } of tables.toReversed()) await target.query(`DELETE FROM "${name}"`);
  const loader = new TableLoader(target, tables);
  for (const table of tables) await copyTable(source, table, loader);
  await source.query('COMMIT');
  await target.query(BEGIN_STOCK_LEDGER);
}

async function copyTable(source: Client, table: TableHead, loader: TableLoader): Promise<void> {
  const stream = source.query(copyTo(`COPY (${selectOf(table)}) TO STDOUT`));
  for await (const part of stream as AsyncIterable<Buffer>) await loader.add(table.name, part);
  await loader.end();
  const [read, written] = [stream.rowCount, loader.rows.get(table.name) ?? 0];
  if (read !== written) throw new Error(`${table.name} has ${written} rows, expected ${read}`);
}

function selectOf({ name, columns }: TableHead): string {
  const { rows = 'true', values = {} } = COPIED_TABLES[name] ?? {};
  const selected = columns.map((column) => values[column] ?? `"${column}"`).join(', ');
  return `SELECT ${selected} FROM "${name}" WHERE ${rows}`;
}
