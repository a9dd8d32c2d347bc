import type { DataSource } from 'typeorm';
import { type Fields, resolveFields, type RowOf } from './fields.js';

/** Makes typed rows of those that the driver answers. */
export type RowReader<Row> = (answered: readonly Readonly<Record<string, unknown>>[]) => Row[];

/** `named` says by which name the driver answers a value; where it says nothing, by its property's. */
export function rowReader<Selected extends Fields>(
  dataSource: DataSource,
  fields: Selected,
  named: 'by property' | 'by column',
): RowReader<RowOf<Selected>> {
  const readers = resolveFields(dataSource, fields).map(([property, { column, decode }]) => ({
    property,
    name: named === 'by column' ? (column ?? property) : property,
    decode,
  }));
  return (rows) =>
    rows.map((answered) => {
      const row: Record<string, unknown> = {};
      for (const { property, name, decode } of readers) row[property] = decode(answered[name]);
      // Each property was read by its own field, which has its type.
      return row as RowOf<Selected>;
    });
}
