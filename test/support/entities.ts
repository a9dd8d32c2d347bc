import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';

type EntityClass = new () => object;

const SRC = resolve(__dirname, '../../src');

/** The files below `src` that declare tables. */
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => /^@Entity\(/m.test(readFileSync(join(SRC, path), 'utf8')))
  .sort();

const load = createRequire(__filename);
const exported = FILES.flatMap((path) => Object.values(load(join(SRC, path)) as object));

const { tables, columns, foreignKeys } = getMetadataArgsStorage();

/** All entities, for data sources without modules; `schema.test.ts` holds that these are those of the modules. */
export const ALL_ENTITIES: readonly EntityClass[] = tables
  .map(({ target }) => target as EntityClass)
  .filter((target) => exported.includes(target));

/** The name of the table of an entity, which foreign keys also name as `() => UserEntity` or by the table. */
export const tableOf = (entity: unknown): string => {
  if (typeof entity === 'string') return entity;
  const name = tables.find(({ target }) => target === entity)?.name;
  return name ?? tableOf((entity as () => unknown)());
};

const userIdOf = (entity: EntityClass) =>
  columns.find(({ target, propertyName }) => target === entity && propertyName === 'userId');

/** The tables with the id of a user, whether they have text or not. */
export const TABLES_OF_USERS: readonly string[] = ALL_ENTITIES.filter(
  (entity) =>
    userIdOf(entity) ??
    foreignKeys.find(({ target, type }) => target === entity && tableOf(type) === 'users'),
).map(tableOf);

/** Those of them of which each row has the id of its user. */
export const ROWS_OF_USERS: readonly string[] = ALL_ENTITIES.filter((entity) => {
  const userId = userIdOf(entity);
  return userId && !userId.options.nullable;
}).map(tableOf);
