import type { Client } from 'pg';

/** A schema beside the shop's own, with tables of the same names that hold the original rows. */
const SCHEMA = 'pristine';

const COLUMNS = `
  SELECT table_name AS table, string_agg(quote_ident(column_name), ', ') AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
   GROUP BY table_name`;

/** All tables with their writable columns. */
async function tablesOf(db: Client): Promise<{ table: string; columns: string }[]> {
  return (await db.query<{ table: string; columns: string }>(COLUMNS)).rows;
}

/** Saves a copy of all rows in the database, which is included in its copies. */
export async function savePristine(db: Client): Promise<void> {
  const tables = await tablesOf(db);
  await db.query(`CREATE SCHEMA ${SCHEMA}`);
  for (const { table } of tables) {
    await db.query(`CREATE TABLE ${SCHEMA}."${table}" AS TABLE public."${table}"`);
  }
}

/** Restores all rows while a shop runs on them. Sequences are not reset. */
export async function restorePristine(db: Client): Promise<void> {
  const tables = await tablesOf(db);
  const names = tables.map(({ table }) => `public."${table}"`);
  const fill = tables.map(
    ({ table, columns }) =>
      `INSERT INTO public."${table}" (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM ${SCHEMA}."${table}";`,
  );
  // Foreign keys are not checked meanwhile, so the order of the tables does not matter.
  const text = `BEGIN; SET LOCAL session_replication_role = replica;
    TRUNCATE ${names.join(', ')}; ${fill.join('\n')} COMMIT`;
  try {
    await db.query(text);
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}
