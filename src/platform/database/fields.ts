import { type DataSource, getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { asIs, type Decoder, nullable } from './decode.js';
import { driverOf } from './pool-of.js';

type EntityClass<Entity> = new () => Entity;
type Property<Entity> = Extract<keyof Entity, string>;

/** A selected value, resolved against the metadata of a data source. */
export interface ResolvedField<Value> {
  /** The SQL expression that selects it. */
  readonly sql: string;
  /** Name of the column, which is its name in a result without alias; undefined for expressions. */
  readonly column?: string;
  /** For a column: its alias in the query and its entity. */
  readonly source?: { readonly alias: string; readonly entity: EntityClass<ObjectLiteral> };
  /** Whether it is null where a LEFT JOIN matched no row. */
  readonly isOptional?: boolean;
  readonly decode: Decoder<Value>;
}

/** A selected value of a row and its type. */
export type Field<Value> = (dataSource: DataSource) => ResolvedField<Value>;

/** The properties of a query's rows. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

export type RowOf<Selected extends Fields> = {
  readonly [Key in keyof Selected]: Selected[Key] extends Field<infer Value> ? Value : never;
};

/**
 * One column, for a property of another name: `categoryTitle: column(CategoryEntity, 'category',
 * 'title')`.
 */
export function column<Entity extends ObjectLiteral, Key extends Property<Entity>>(
  entity: EntityClass<Entity>,
  alias: string,
  property: Key,
): Field<Entity[Key]> {
  return (dataSource) => {
    const driver = driverOf(dataSource);
    const found = dataSource.getMetadata(entity).findColumnWithPropertyName(property);
    if (!found) throw new Error(`${entity.name} has no column ${property}.`);
    return {
      sql: `${driver.escape(alias)}.${driver.escape(found.databaseName)}`,
      column: found.databaseName,
      source: { alias, entity },
      decode: isPlain(found) ? asIs : (raw) => driver.prepareHydratedValue(raw, found),
    };
  };
}

/** Types that TypeORM returns unchanged; listed here because its own check compares 30 types first. */
const PLAIN = new Set<unknown>([
  'uuid',
  'text',
  'int',
  'smallint',
  'bigint',
  'boolean',
  'timestamptz',
]);

const isPlain = ({ type, transformer }: ColumnMetadata) => PLAIN.has(type) && !transformer;

/** Columns of an entity under their own names; `alias` is the entity's alias in the query. */
export function columns<Entity extends ObjectLiteral, Key extends Property<Entity>>(
  entity: EntityClass<Entity>,
  alias: string,
  properties: readonly Key[],
): { readonly [Name in Key]: Field<Entity[Name]> } {
  const fields = properties.map((property) => [property, column(entity, alias, property)] as const);
  // Object.fromEntries loses the type of each property.
  return Object.fromEntries(fields) as { readonly [Name in Key]: Field<Entity[Name]> };
}

/**
 * The properties of all columns that an entity class declares, but for some: for `columns` and
 * `insertRecords`, so that a new column is in them.
 */
export function propertiesOf<
  Entity extends ObjectLiteral,
  const But extends Property<Entity> = never,
>(entity: EntityClass<Entity>, but: readonly But[] = []): Exclude<Property<Entity>, But>[] {
  const except: readonly string[] = but;
  return getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName }) => propertyName)
    .filter((name): name is Exclude<Property<Entity>, But> => !except.includes(name));
}

/** The same fields for a LEFT JOIN: null where it matched no row. */
export function optional<Selected extends Fields>(
  fields: Selected,
): { readonly [Key in keyof Selected]: Field<RowOf<Selected>[Key] | null> } {
  const orNull = Object.entries(fields).map(([property, field]): [string, Field<unknown>] => [
    property,
    (dataSource) => {
      const resolved = field(dataSource);
      return { ...resolved, isOptional: true, decode: nullable(resolved.decode) };
    },
  ]);
  // Object.fromEntries loses the type of each property.
  return Object.fromEntries(orNull) as {
    readonly [Key in keyof Selected]: Field<RowOf<Selected>[Key] | null>;
  };
}

/** An SQL expression such as `count(*)::int`; it may use properties of the query's entities. */
export function computed<Value>(sql: string, decode: Decoder<Value>): Field<Value> {
  return () => ({ sql, decode });
}

/**
 * A value that handwritten SQL returns under the property's name and that is not a column of an
 * entity.
 */
export function value<Value>(decode: Decoder<Value>): Field<Value> {
  return computed('', decode);
}

/** Resolves the fields against the metadata of the data source. */
export function resolveFields(
  dataSource: DataSource,
  fields: Fields,
): [property: string, field: ResolvedField<unknown>][] {
  return Object.entries(fields).map(([property, field]) => [property, field(dataSource)]);
}
