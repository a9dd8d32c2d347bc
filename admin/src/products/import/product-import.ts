import type { Schema } from '../../../../common/contract/client';
import { PRODUCT_TEMPLATE_COLUMNS } from '../../../../common/contract/product';

/** A row of the file; a refused row has no product id. */
export type ImportRow = Omit<Schema<'ImportRow'>, '_id'>;

/** The result of an import or of its dry run. */
export type ProductImport = Omit<Schema<'ProductImport'>, 'rows'> & { rows: ImportRow[] };

export interface ImportCounts {
  step: 'reading' | 'checking' | 'writing';
  done: number;
  /** Null while unknown. */
  total: number | null;
}

/** Whether a line of the answer is a progress line. */
export const isProgressLine = (line: unknown): line is { progress: ImportCounts } =>
  typeof line === 'object' && line !== null && 'progress' in line;

/** An empty file with the column names; a row without an id adds a product. */
export const importTemplate = (): Blob =>
  new Blob([`${PRODUCT_TEMPLATE_COLUMNS.join(',')}\r\n`], { type: 'text/csv' });

/** The refused rows of a real run, parsed from the error fields of its answer, such as `row 17 price`. */
export function refusedRows(errors: { field: string; message: string }[]): ImportRow[] {
  const rows = new Map<number, ImportRow>();
  for (const { field, message } of errors) {
    const [, line, column] = /^row (\d+) (.+)$/.exec(field) ?? [];
    if (!line || !column) continue;
    const known = rows.get(Number(line));
    const row = known ?? { row: Number(line), action: 'refused', errors: [] };
    row.errors.push({ field: column, message });
    rows.set(row.row, row);
  }
  return [...rows.values()];
}
