import { Injectable } from '@nestjs/common';
import { DomainError, NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../domain/actor.js';
import type { ProductEdit } from '../domain/product.js';
import { CatalogueQueries } from '../ports/catalogue-queries.js';
import { AllOrNothing } from './all-or-nothing.js';
import { CreateProduct, type NewProduct } from './create-product.js';
import { EditProduct } from './edit-product.js';

/** A row of an import. `categoryId` holds an id or a title. */
export type ImportRow = { readonly line: number } & (
  { readonly create: NewProduct } | { readonly id: string; readonly edit: ProductEdit }
);

/** What a row does, or why it cannot. */
export interface ImportedRow {
  readonly line: number;
  readonly action: 'create' | 'edit' | 'none' | 'refused';
  /** Absent where the row is refused before it has one. */
  readonly id?: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Puts the rows of a file into the catalogue: all of them, or none. */
@Injectable()
export class ImportProducts {
  constructor(
    private readonly queries: CatalogueQueries,
    private readonly createProduct: CreateProduct,
    private readonly editProduct: EditProduct,
    private readonly allOrNothing: AllOrNothing,
  ) {}

  /** What each row did, or would do; with one refused row, or in a dry run, nothing is kept. */
  async execute(actor: Actor, rows: readonly ImportRow[], dryRun: boolean): Promise<ImportedRow[]> {
    const { items } = await this.queries.categories({});
    const byTitle = new Map(items.map(({ id, title }) => [title.toLowerCase(), id]));
    const categoryOf = (title: string) => byTitle.get(title.toLowerCase()) ?? title;
    return this.allOrNothing.run(
      (done) => dryRun || done.some(({ action }) => action === 'refused'),
      async () => {
        const done: ImportedRow[] = [];
        for (const row of rows) done.push(await this.oneRow(actor, row, categoryOf));
        return done;
      },
    );
  }

  private async oneRow(
    actor: Actor,
    row: ImportRow,
    categoryOf: (title: string) => string,
  ): Promise<ImportedRow> {
    const { line } = row;
    try {
      if ('create' in row) {
        const product = { ...row.create, categoryId: categoryOf(row.create.categoryId) };
        const id = await this.createProduct.execute(actor, product);
        return { line, action: 'create', id, errors: [] };
      }
      const { id, edit } = row;
      const categoryId = edit.categoryId && categoryOf(edit.categoryId);
      const change = { ...edit, ...(categoryId ? { categoryId } : {}) };
      const { before, after } = await this.editProduct.execute(actor, id, change);
      const isSame = before.version === after.version && before.quantity === after.quantity;
      return { line, action: isSame ? 'none' : 'edit', id, errors: [] };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { line, action: 'refused', errors: errorsOf(error) };
    }
  }
}

function errorsOf(error: DomainError): readonly { field: string; message: string }[] {
  if (error.errors.length > 0) return error.errors;
  const field = error instanceof NotFound && error.message.startsWith('Cat') ? 'category' : 'id';
  return [{ field, message: error.message }];
}
