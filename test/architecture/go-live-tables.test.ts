import { getMetadataArgsStorage } from 'typeorm';
import { COPIED_TABLES, LEFT_TABLES } from '../../src/platform/backup/go-live/table-lists.js';
import { SnakeCaseNamingStrategy } from '../../src/platform/database/snake-case-naming-strategy.js';
import { ALL_ENTITIES, ROWS_OF_USERS, tableOf } from '../support/entities.js';

const { foreignKeys } = getMetadataArgsStorage();

const isLeft = (table: string) =>
  !COPIED_TABLES[table] && (table in LEFT_TABLES || ROWS_OF_USERS.includes(table));

/** `table.column` of each reference from a copied table to one that is left. */
const referencesToLeft = foreignKeys
  .map(({ target, type, propertyName }) => ({
    table: tableOf(target),
    column: new SnakeCaseNamingStrategy().columnName(String(propertyName), undefined, []),
    parent: tableOf(type),
  }))
  .filter(({ table, parent }) => COPIED_TABLES[table] && isLeft(parent));

/** A new table belongs in one of the lists, unless each row is of a user: `table-lists.ts`. */
it('a shop that goes live copies each table, or leaves it', () => {
  const tables = ALL_ENTITIES.map(tableOf);
  expect(tables.filter((table) => !COPIED_TABLES[table] && !isLeft(table))).toEqual([]);
  const listed = [...Object.keys(COPIED_TABLES), ...Object.keys(LEFT_TABLES)];
  expect(listed.filter((table) => !tables.includes(table))).toEqual([]);
  expect(listed.filter((table, at) => listed.indexOf(table) < at)).toEqual([]);
});

it('what it copies names nothing that it leaves', () => {
  expect(referencesToLeft.length).toBeGreaterThan(0);
  const named = referencesToLeft.filter(
    ({ table, column }) => COPIED_TABLES[table]?.values?.[column] === undefined,
  );
  expect(named).toEqual([]);
});
