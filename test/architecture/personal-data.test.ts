import { getMetadataArgsStorage } from 'typeorm';
import { ALL_ENTITIES } from '../support/entities.js';
import { TABLE_DATA } from './personal-columns.js';

/** Types that can hold a name. */
const TEXT_TYPES = new Set<unknown>(['text', 'json', 'jsonb', 'bytea', 'tsvector', 'varchar']);

const { tables, columns, foreignKeys } = getMetadataArgsStorage();

const tableOf = (entity: unknown) =>
  tables.find(({ target }) => target === entity)?.name ?? String(entity);

/** The columns of each table that can hold a name. */
const textColumns = ALL_ENTITIES.map((entity) => {
  const table = tableOf(entity);
  const own = columns.filter(({ target, options }) => {
    return target === entity && TEXT_TYPES.has(options.type);
  });
  return [table, own.map(({ propertyName }) => propertyName).sort()] as const;
});

it.each(textColumns)('says what each column of %s holds', (table, found) => {
  const { personal, retained, expires = [], other = [] } = TABLE_DATA[table] ?? {};
  const classified = [
    ...(personal?.columns ?? []),
    ...(retained?.columns ?? []),
    ...expires,
    ...other,
  ];
  expect(classified.sort()).toEqual(found);
});

/** The table of `() => UserEntity`; undefined for a name. */
const referenced = (type: unknown) =>
  typeof type === 'function' ? tableOf((type as () => unknown)()) : undefined;

/** The tables with the id of a user, whether they have text or not. */
const tablesOfUsers = ALL_ENTITIES.filter(
  (entity) =>
    columns.some(({ target, propertyName }) => target === entity && propertyName === 'userId') ||
    foreignKeys.some(
      ({ target, type }) => target === entity && (type === 'users' || referenced(type) === 'users'),
    ),
).map(tableOf);

it.each(tablesOfUsers)('says what becomes of the rows of %s as a user is erased', (table) => {
  const { personal, retained, expires, rows } = TABLE_DATA[table] ?? {};
  expect(personal ?? retained ?? expires ?? rows).toBeDefined();
});

it('says nothing of tables that are gone', () => {
  const known = textColumns.map(([table]) => table);
  expect(Object.keys(TABLE_DATA).filter((table) => !known.includes(table))).toEqual([]);
});
