import type { ProductFilter } from '../../ports/catalog-queries.js';

/** The conditions of a list as SQL on `product`, and the values they name. */
export class ProductSelection {
  readonly values: unknown[] = [];
  private readonly parts: string[] = ['product.deleted_at IS NULL'];
  /** Set where more than one category is wanted: the place of their ids. */
  readonly categories: string | undefined;

  constructor(filter: ProductFilter) {
    const { categoryIds, minCents, maxCents, onSale, createdSince } = filter;
    if (categoryIds?.length === 1) this.add('product.category_id = ?', categoryIds[0]);
    else if (categoryIds) this.categories = this.place(categoryIds, '::uuid[]');
    if (minCents !== undefined) this.add('product.final_price_cents >= ?', minCents);
    if (maxCents !== undefined) this.add('product.final_price_cents <= ?', maxCents);
    if (onSale) this.parts.push('product.discount > 0');
    if (createdSince) this.add('product.created_at >= ?', createdSince);
  }

  /** All conditions but those of several categories. */
  get where(): string {
    return this.parts.join(' AND ');
  }

  /** All conditions. */
  get whereAll(): string {
    return this.categories
      ? `${this.where} AND product.category_id = ANY(${this.categories})`
      : this.where;
  }

  /** Whether every live product is selected. */
  get isOpen(): boolean {
    return this.parts.length === 1 && !this.categories;
  }

  /** Keeps a value and answers its place in the SQL, for example `$3`. */
  place(value: unknown, cast = ''): string {
    this.values.push(value);
    return `$${this.values.length}${cast}`;
  }

  private add(condition: string, value: unknown): void {
    this.parts.push(condition.replace('?', this.place(value)));
  }
}
