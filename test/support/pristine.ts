import type { Client } from 'pg';

/** Beside the shop's own tables: a table of the same name with the rows as they were. */
const SCHEMA = 'pristine';

const COLUMNS = `
  SELECT table_name AS table, string_agg(quote_ident(column_name), ', ') AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
   GROUP BY table_name`;

/** Every table, and the columns that can be written. */
async function tablesOf(db: Client): Promise<{ table: string; columns: string }[]> {
  return (await db.query<{ table: string; columns: string }>(COLUMNS)).rows;
}

/** Keeps a copy of all rows within the database, which its copies bring along. */
export async function savePristine(db: Client): Promise<void> {
  const tables = await tablesOf(db);
  await db.query(`CREATE SCHEMA ${SCHEMA}`);
  for (const { table } of tables) {
    await db.query(`CREATE TABLE ${SCHEMA}."${table}" AS TABLE public."${table}"`);
  }
}

/**
 * Puts all rows back as they were, while a shop runs on them. Numbers that a sequence has given are not
 * given again.
 */
export async function restorePristine(db: Client): Promise<void> {
  const tables = await tablesOf(db);
  const names = tables.map(({ table }) => `public."${table}"`);
  const fill = tables.map(
    ({ table, columns }) =>
      `INSERT INTO public."${table}" (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM ${SCHEMA}."${table}";`,
  );
  // No foreign key holds meanwhile, so the order of the tables does not matter.
  const text = `BEGIN; SET LOCAL session_replication_role = replica;
    TRUNCATE ${names.join(', ')}; ${fill.join('\n')} COMMIT`;
  try {
    await db.query(text);
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}
