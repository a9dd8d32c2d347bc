import type { DataSource } from 'typeorm';
import { asIs } from './decode.js';
import { type Fields, resolveFields, type RowOf } from './fields.js';

/** Converts the driver's rows to typed rows; the given rows may be modified. */
export type RowReader<Row> = (answered: Record<string, unknown>[]) => Row[];

/**
 * `named` tells whether the result uses the names of columns or of properties; expressions use
 * properties.
 */
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
  const decoded = readers.filter(({ decode }) => decode !== asIs);
  const read = (answered: Record<string, unknown>) => {
    const row: Record<string, unknown> = {};
    for (const { property, name, decode } of readers) row[property] = decode(answered[name]);
    return row;
  };
  const readInPlace = (row: Record<string, unknown>) => {
    for (const { name, decode } of decoded) row[name] = decode(row[name]);
    return row;
  };
  // Hot reads are named by property, so their rows need no copy.
  const reader = named === 'by property' ? readInPlace : read;
  // Each property was decoded by its own field, which has its type.
  return (rows) => rows.map(reader) as RowOf<Selected>[];
}
