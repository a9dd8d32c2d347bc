import { getMetadataArgsStorage } from 'typeorm';
import { COPIED_TABLES, LEFT_TABLES } from '../../src/platform/backup/go-live/table-lists.js';
import { SnakeCaseNamingStrategy } from '../../src/platform/database/snake-case-naming-strategy.js';
import { ALL_ENTITIES } from '../support/entities.js';

const { tables, foreignKeys } = getMetadataArgsStorage();

const tableOf = (entity: unknown): string => {
  const name = tables.find(({ target }) => target === entity)?.name;
  if (!name) throw new Error(`${String(entity)} has no table`);
  return name;
};

/** `table.column` of each reference from a copied table to one that is left. */
const referencesToLeft = foreignKeys
  .map(({ target, type, propertyName }) => {
    const parent: unknown = typeof type === 'function' ? (type as () => unknown)() : type;
    return {
      table: tableOf(target),
      column: new SnakeCaseNamingStrategy().columnName(String(propertyName), undefined, []),
      parent: typeof parent === 'string' ? parent : tableOf(parent),
    };
  })
  .filter(({ table, parent }) => COPIED_TABLES[table] && LEFT_TABLES[parent]);

/** A new table belongs in one of the lists: `table-lists.ts`. */
it('a shop that goes live copies each table, or leaves it', () => {
  const listed = [...Object.keys(COPIED_TABLES), ...Object.keys(LEFT_TABLES)];
  expect(listed.sort()).toEqual(ALL_ENTITIES.map(tableOf).sort());
});

it('what it copies names nothing that it leaves', () => {
  expect(referencesToLeft.length).toBeGreaterThan(0);
  const named = referencesToLeft.filter(
    ({ table, column }) => COPIED_TABLES[table]?.values?.[column] === undefined,
  );
  expect(named).toEqual([]);
});
