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

const COLUMNS = 'id,name,description,price,discount,quantity,category,images,featured';

/** An empty file with the columns that are read; a row without an id makes a new product. */
export const importTemplate = (): Blob => new Blob([`${COLUMNS}\r\n`], { type: 'text/csv' });
