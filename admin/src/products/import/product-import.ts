/** What an import does, or would do. */
export interface ProductImport {
  created: number;
  edited: number;
  refused: number;
  rows: ImportRow[];
}

export interface ImportRow {
  /** The line of the file that the row begins on; the head is on line 1. */
  row: number;
  action: 'create' | 'edit' | 'none' | 'refused';
  errors: { field: string; message: string }[];
}

/** How far an import is. */
export interface ImportProgress {
  step: 'reading' | 'checking' | 'writing';
  done: number;
  /** Null while nobody knows. */
  total: number | null;
}

export interface ImportCall {
  /** Only says what would be done. */
  dryRun: boolean;
  /** Of a real run: with the same key it is never done twice. */
  key?: string;
  signal?: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

const COLUMNS = 'id,name,description,price,discount,quantity,category,images,featured';

/** An empty file with the columns that are read; a row without an id makes a new product. */
export const importTemplate = (): Blob => new Blob([`${COLUMNS}\r\n`], { type: 'text/csv' });

/** The refused rows of a real run, from the errors of its answer such as `row 17 price`. */
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
