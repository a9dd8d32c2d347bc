import type { InsertQueryBuilder, ObjectLiteral, Repository } from 'typeorm';

/**
 * Inserts rows by a statement whose text is the same for any number of them, so that it is prepared
 * once. A row whose primary key is there already has its `overwrite` properties replaced; without
 * them it is an error. The caller executes it.
 */
export function insertRows<
  Entity extends ObjectLiteral,
  Property extends Extract<keyof Entity, string>,
>(
  repository: Repository<Entity>,
  properties: readonly Property[],
  rows: readonly Readonly<Pick<Entity, Property>>[],
  { overwrite = [] }: { readonly overwrite?: readonly NoInfer<Property>[] } = {},
): InsertQueryBuilder<Entity> {
  const { columns, primaryColumns, tablePath } = repository.metadata;
  const named = (names: readonly string[]) =>
    // In the order of the metadata, in which TypeORM names what it inserts.
    columns.filter(({ propertyName }) => names.includes(propertyName));
  const inserted = named(properties);
  const records = rows.map((row: ObjectLiteral) =>
    Object.fromEntries(inserted.map((of) => [of.databaseName, row[of.propertyName]])),
  );
  const query = repository
    .createQueryBuilder()
    .insert()
    .into(repository.target, [...properties])
    .valuesFromSelect((select) =>
      select
        .select(inserted.map(({ databaseName }) => `record.${databaseName}`))
        .from(`(SELECT * FROM json_populate_recordset(NULL::${tablePath}, :records))`, 'record')
        .setParameter('records', JSON.stringify(records)),
    )
    .updateEntity(false);
  if (overwrite.length === 0) return query;
  return query.orUpdate(
    named(overwrite).flatMap((of) => (of.isPrimary ? [] : [of.databaseName])),
    primaryColumns.map(({ databaseName }) => databaseName),
  );
}
