import type { DataSource } from 'typeorm';

interface TableRow {
  readonly name: string;
}

interface SeededTableRow extends TableRow {
  /** All rows as JSON; null where there are none. */
  readonly rows: string | null;
}

/**
 * Returns SQL that leaves all tables with the rows that they have now, which are those of a new shop. DELETE takes 2 ms
 * for all of them, a TRUNCATE of three tables 4 ms: it makes files anew. As on a replica, no trigger fires and no
 * foreign key is checked, so that the order does not matter.
 */
export async function newShopReset(dataSource: DataSource): Promise<string> {
  const tables = await dataSource.query<TableRow[]>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const contents = tables.map(
    ({ name }) => `SELECT '${name}' AS name, (SELECT jsonb_agg(t)::text FROM ${name} t) AS rows`,
  );
  const seeded = await dataSource.query<SeededTableRow[]>(contents.join(' UNION ALL '));
  return [
    'SET session_replication_role = replica',
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    ...seeded.flatMap(({ name, rows }) => (rows === null ? [] : insertOf(name, rows))),
    'RESET session_replication_role',
  ].join(';\n');
}

const insertOf = (name: string, rows: string) =>
  `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $rows$${rows}$rows$)`;
