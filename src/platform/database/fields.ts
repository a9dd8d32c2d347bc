import type { DataSource, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { asIs, type Decoder, nullable } from './decode.js';
import { driverOf } from './pool-of.js';

type EntityClass<Entity> = new () => Entity;
type Property<Entity> = Extract<keyof Entity, string>;

/** A value of a row, as it is known to the metadata of a data source. */
export interface ResolvedField<Value> {
  /** What selects it. */
  readonly sql: string;
  /** The column's own name, by which SQL answers it that gives it no other; undefined for expressions. */
  readonly column?: string;
  /** Of a column: whose it is in the query. */
  readonly source?: { readonly alias: string; readonly entity: EntityClass<ObjectLiteral> };
  /** Whether it is null where a LEFT JOIN found no row. */
  readonly isOptional?: boolean;
  readonly decode: Decoder<Value>;
}

/** A value of a row: what selects it, and its type. */
export type Field<Value> = (dataSource: DataSource) => ResolvedField<Value>;

/** What a query answers: its rows have these properties. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The type of the rows. */
export type RowOf<Selected extends Fields> = {
  readonly [Key in keyof Selected]: Selected[Key] extends Field<infer Value> ? Value : never;
};

/** One column, for a property of another name: `categoryTitle: column(CategoryEntity, 'category', 'title')`. */
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

/** Types of which TypeORM takes the driver's values as they are; it would look at 30 others first. */
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

/** Columns of an entity by their own names; `alias` is the entity's in the query. */
export function columns<Entity extends ObjectLiteral, Key extends Property<Entity>>(
  entity: EntityClass<Entity>,
  alias: string,
  properties: readonly Key[],
): { readonly [Name in Key]: Field<Entity[Name]> } {
  const fields = properties.map((property) => [property, column(entity, alias, property)] as const);
  // Object.fromEntries forgets which property has which type.
  return Object.fromEntries(fields) as { readonly [Name in Key]: Field<Entity[Name]> };
}

/** The same values of a LEFT JOIN: null where it found no row. */
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
  // Object.fromEntries forgets which property has which type.
  return Object.fromEntries(orNull) as {
    readonly [Key in keyof Selected]: Field<RowOf<Selected>[Key] | null>;
  };
}

/** An expression in SQL, like `count(*)::int`; it may name properties of the query's entities. */
export function computed<Value>(sql: string, decode: Decoder<Value>): Field<Value> {
  return () => ({ sql, decode });
}

/** What SQL by hand answers by the name of this property, and is no column of an entity. */
export function value<Value>(decode: Decoder<Value>): Field<Value> {
  return computed('', decode);
}

/** The fields as the data source's metadata knows them. */
export function resolveFields(
  dataSource: DataSource,
  fields: Fields,
): [property: string, field: ResolvedField<unknown>][] {
  return Object.entries(fields).map(([property, field]) => [property, field(dataSource)]);
}
