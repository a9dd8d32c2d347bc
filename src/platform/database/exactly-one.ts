/**
 * The row of a read that always has one, such as an aggregate.
 * @throws Error with what was asked, where there is none or more than one
 */
export function exactlyOne<Row>(rows: readonly Row[], asked: string): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`Expected one row and got ${rows.length}: ${asked}`);
  }
  return row;
}
