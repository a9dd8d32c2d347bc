/**
 * Takes the indexes of these tables away, but those of keys, while rows are filled in, and makes
 * them again: many times faster than keeping them row by row.
 */
export async function withoutIndexes(db, tables, fill) {
  const { rows } = await db.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index
      WHERE indrelid = ANY ($1::text[]::regclass[])
        AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  try {
    await fill();
  } finally {
    for (const { definition } of rows) await db.query(definition);
  }
}
