import type { ImportedRow } from '../../domain/import-plan.js';

export class ImportErrorView {
  field!: string;
  message!: string;
}

export class ImportRowView {
  /** The line of the file on which the row begins; the header is line 1. */
  row!: number;
  action!: 'create' | 'edit' | 'none' | 'refused';
  /** The product; absent for one that is created only once the import completes. */
  _id!: string | null;
  errors!: ImportErrorView[];
}

export class ProductImportView {
  created!: number;
  edited!: number;
  refused!: number;
  rows!: ImportRowView[];

  static of(rows: readonly ImportedRow[], dryRun: boolean): ProductImportView {
    const count = (wanted: string) => rows.filter(({ action }) => action === wanted).length;
    return {
      created: count('create'),
      edited: count('edit'),
      refused: count('refused'),
      rows: rows.map(({ line, action, id, errors }) => ({
        row: line,
        action,
        _id: id === undefined || (dryRun && action === 'create') ? null : id,
        errors: [...errors],
      })),
    };
  }
}
