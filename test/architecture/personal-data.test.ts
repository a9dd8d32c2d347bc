import { getMetadataArgsStorage } from 'typeorm';
import { ALL_ENTITIES, tableOf } from '../support/entities.js';
import { TABLE_DATA } from './personal-columns.js';

/** Types that can hold a name. */
const TEXT_TYPES = new Set<unknown>(['text', 'json', 'jsonb', 'bytea', 'tsvector', 'varchar']);

const { columns } = getMetadataArgsStorage();

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

it('says nothing of tables that are gone', () => {
  const known = textColumns.map(([table]) => table);
  expect(Object.keys(TABLE_DATA).filter((table) => !known.includes(table))).toEqual([]);
});
