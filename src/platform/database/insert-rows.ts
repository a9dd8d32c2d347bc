import type { InsertQueryBuilder, ObjectLiteral, Repository } from 'typeorm';

/** Values of an insert or update, each from the parameter of its name: for `prepareWrite`. */
export function fromParameters<Name extends string>(names: readonly Name[]) {
  // `fromEntries` returns any string.
  return Object.fromEntries(names.map((name) => [name, () => `:${name}`])) as Record<
    Name,
    () => string
  >;
}

/**
 * Builds an INSERT whose text is the same for any number of rows, so that it is prepared once.
 * Where the primary key exists, the `overwrite` properties are replaced; without them it is an
 * error. The caller executes it.
 */
export function insertRows<
  Entity extends ObjectLiteral,
  Property extends Extract<keyof Entity, string>,
>(
  repository: Repository<Entity>,
  properties: readonly Property[],
  rows: readonly Readonly<Pick<Entity, Property>>[],
  options: { readonly overwrite?: readonly NoInfer<Property>[] } = {},
): InsertQueryBuilder<Entity> {
  const records = recordsOf(repository, rows);
  return insertRecords(repository, properties, options).setParameter('records', records);
}

/** As `insertRows`, of the parameter `records`, which `toRecords` makes: for `prepareWrite`. */
export function insertRecords<
  Entity extends ObjectLiteral,
  Property extends Extract<keyof Entity, string>,
>(
  repository: Repository<Entity>,
  properties: readonly Property[],
  { overwrite = [] }: { readonly overwrite?: readonly NoInfer<Property>[] } = {},
): InsertQueryBuilder<Entity> {
  const { columns, primaryColumns, tablePath } = repository.metadata;
  const named = (names: readonly string[]) =>
    // In metadata order, in which TypeORM lists the inserted columns.
    columns.filter(({ propertyName }) => names.includes(propertyName));
  const inserted = named(properties);
  const query = repository
    .createQueryBuilder()
    .insert()
    .into(repository.target, [...properties])
    .valuesFromSelect((select) =>
      select
        .select(inserted.map(({ databaseName }) => `record.${databaseName}`))
        .from(`(SELECT * FROM json_populate_recordset(NULL::${tablePath}, :records))`, 'record'),
    )
    .updateEntity(false);
  if (overwrite.length === 0) return query;
  return query.orUpdate(
    named(overwrite).flatMap((of) => (of.isPrimary ? [] : [of.databaseName])),
    primaryColumns.map(({ databaseName }) => databaseName),
  );
}

/**
 * Converts rows to JSON keyed by column, for `json_populate_recordset`. A property that is not a
 * column is a compile-time error.
 */
export function toRecords<Entity extends ObjectLiteral, Row extends Readonly<Partial<Entity>>>(
  repository: Repository<Entity>,
  rows: readonly (Row & Readonly<Record<Exclude<keyof Row, keyof Entity>, never>>)[],
): string {
  return recordsOf(repository, rows);
}

function recordsOf({ metadata }: Repository<ObjectLiteral>, rows: readonly ObjectLiteral[]) {
  const records = rows.map((row) =>
    Object.fromEntries(metadata.columns.map((of) => [of.databaseName, row[of.propertyName]])),
  );
  return JSON.stringify(records);
}
