import type { Client } from 'pg';
import { grouped } from '../../../../common/format/money.js';
import { exactlyOne } from '../../database/exactly-one.js';
import { COPIED_TABLES, type CopiedTable, LEFT_TABLES } from './table-lists.js';

/** Texts such as `40 products`, of what there is at all. */
export interface RowCounts {
  readonly copied: readonly string[];
  readonly left: readonly string[];
}

/** Counts what would be copied and what would stay behind. */
export async function countPlannedRows(client: Client): Promise<RowCounts> {
  return { copied: await textsOf(client, COPIED_TABLES), left: await textsOf(client, LEFT_TABLES) };
}

async function textsOf(
  client: Client,
  tables: Readonly<Record<string, CopiedTable>>,
): Promise<string[]> {
  const texts: string[] = [];
  for (const [name, { noun, counted = '*', rows = 'true' }] of Object.entries(tables)) {
    if (!noun) continue;
    const found = await client.query<{ count: string }>(
      `SELECT count(${counted}) AS count FROM "${name}" WHERE ${rows}`,
    );
    const { count } = exactlyOne(found.rows, `the number of ${noun[1]}`);
    if (count !== '0') texts.push(`${grouped(count)} ${count === '1' ? noun[0] : noun[1]}`);
  }
  return texts;
}
