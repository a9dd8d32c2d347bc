import { productRules } from '../../../../common/contract/product.js';
import { DomainError, type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import { StockTooLow } from './catalog-errors.js';
import {
  editedProduct,
  type NewProduct,
  type Product,
  type ProductEdit,
  type ProductWrite,
} from './product.js';

/**
 * A readable row of a file, with the line on which it begins. A category may be given by its title
 * instead of its id; `images` are URLs.
 */
export type ImportRow = { readonly line: number } & (
  { readonly create: NewProduct } | { readonly id: string; readonly edit: ProductEdit }
);

/** What a row does, or why it is refused. */
export interface ImportedRow {
  readonly line: number;
  readonly action: 'create' | 'edit' | 'none' | 'refused';
  /** Absent where the row is refused before it has one. */
  readonly id?: string;
  readonly errors: readonly FieldError[];
}

/** The existing data that rows are compared with. */
export interface ImportContext {
  /** By id and by lowercase title. */
  readonly categories: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, Product>;
  /** Names of the stored images by their URLs. */
  readonly images: ReadonlyMap<string, string>;
  readonly newId: () => string;
}

/** The effect of an import: a result for each row, and the products that it changes. */
export class ImportPlan {
  readonly rows: ImportedRow[] = [];
  readonly writes: ProductWrite[] = [];
  private readonly lineOf = new Map<string, number>();

  constructor(
    private readonly context: ImportContext,
    rows: readonly ImportRow[],
  ) {
    for (const row of rows) this.rows.push(this.plan(row));
  }

  get isRefused(): boolean {
    return this.rows.some(({ action }) => action === 'refused');
  }

  private plan(row: ImportRow): ImportedRow {
    const { line } = row;
    try {
      const write =
        'create' in row ? this.creation(row.create) : this.change(line, row.id, row.edit);
      const { before, after } = write;
      const isSame = before?.version === after.version && before.quantity === after.quantity;
      if (!isSame) this.writes.push(write);
      return {
        line,
        action: !before ? 'create' : isSame ? 'none' : 'edit',
        id: after.id,
        errors: [],
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { line, action: 'refused', errors: errorsOf(error) };
    }
  }

  private creation(details: NewProduct): ProductWrite {
    const categoryId = this.categoryOf(details.categoryId);
    const images = details.images.map((url) => this.imageOf(url));
    return { after: { ...details, categoryId, images, id: this.context.newId(), version: 1 } };
  }

  private change(line: number, id: string, edit: ProductEdit): ProductWrite {
    const before = this.context.products.get(id.toLowerCase());
    if (!before) throw InvalidInput.field('id', 'Product not found');
    const other = this.lineOf.get(before.id);
    if (other) throw InvalidInput.field('id', `Row ${other} has this product already`);
    this.lineOf.set(before.id, line);
    const { categoryId, images } = edit;
    const named = {
      ...(categoryId && { categoryId: this.categoryOf(categoryId) }),
      ...(images && { images: images.map((url) => this.imageOf(url)) }),
    };
    return { before, after: editedProduct(before, { ...edit, ...named }) };
  }

  private categoryOf(titleOrId: string): string {
    const id = this.context.categories.get(titleOrId.toLowerCase());
    if (!id) throw InvalidInput.field('category', 'Category not found');
    return id;
  }

  private imageOf(url: string): string {
    const name = this.context.images.get(url);
    if (!name) throw InvalidInput.field('images', productRules.images.notAnImage);
    return name;
  }
}

function errorsOf(error: DomainError): readonly FieldError[] {
  if (error.errors.length > 0) return error.errors;
  const field = error instanceof StockTooLow ? 'quantity' : 'version';
  return [{ field, message: error.message }];
}
