import type { ObjectLiteral, Repository } from 'typeorm';

/**
 * Deletes up to `limit` rows, and returns how many. `condition` is on the columns of the table, whose alias is
 * `old`, and needs an index: each batch looks for its rows anew. A row that is changed meanwhile stays.
 */
export async function deleteUpTo<Entity extends ObjectLiteral>(
  rows: Repository<Entity>,
  limit: number,
  condition: string,
  parameters: ObjectLiteral = {},
): Promise<number> {
  const old = rows.createQueryBuilder('old').select('old.ctid').where(condition).limit(limit);
  const { affected } = await rows
    .createQueryBuilder()
    .delete()
    // By its place, which is another one once the row is changed.
    .where(`ctid = ANY (ARRAY(${old.getQuery()}))`, parameters)
    .execute();
  return affected ?? 0;
}
