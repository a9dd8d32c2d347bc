import type { Client } from 'pg';
import type { TableHead } from './archive-format.js';

/** TypeORM's table of migrations; a restore fills it by running the migrations. */
const HISTORY = 'migrations';

/** Left out: the runs of scheduled backups are about the files of this place. */
const LEFT_OUT = [HISTORY, 'backup_run'];

/** Tables whose triggers read another one, which is filled before them as a parent is. */
export const READ_BY_TRIGGERS = [{ child: 'ledger_entry', parent: 'ledger_coverage' }] as const;

/** All tables with their writable columns, parents before children. */
export async function tablesOf(client: Client): Promise<TableHead[]> {
  const tables = await client.query<TableHead>(
    `SELECT c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
      GROUP BY c.relname ORDER BY c.relname`,
    [LEFT_OUT],
  );
  const references = await client.query<{ child: string; parent: string }>(
    `SELECT child.relname AS child, parent.relname AS parent
       FROM pg_constraint f
       JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
      WHERE f.contype = 'f' AND f.conrelid <> f.confrelid
        AND child.relnamespace = 'public'::regnamespace`,
  );
  return parentsFirst(tables.rows, [...references.rows, ...READ_BY_TRIGGERS]);
}

/** @throws Error where foreign keys form a cycle, for which no order exists. */
export function parentsFirst(
  tables: readonly TableHead[],
  references: readonly { child: string; parent: string }[],
): TableHead[] {
  const ordered: TableHead[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && left.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`foreign keys form a cycle: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** Names of the migrations that have run, in order; empty where there is no schema yet. */
export async function ranMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('public.${HISTORY}') AS there`,
  );
  if (rows[0]?.there === null) return [];
  const ran = await client.query<{ name: string }>(`SELECT name FROM ${HISTORY} ORDER BY id`);
  return ran.rows.map(({ name }) => name);
}

export const copySql = ({ name, columns }: TableHead) =>
  `COPY "${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
