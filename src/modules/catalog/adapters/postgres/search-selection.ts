import type { ProductFilter } from '../../ports/catalog-queries.js';
import type { CountSql } from './product-pages.js';
import { ProductSelection } from './product-selection.js';

/** The products of a filter that match a search, as SQL on `product_words`. */
export class SearchSelection extends ProductSelection {
  /** The place of the query that they match. */
  readonly query: string;
  /** What follows FROM; a condition on `words` may be added with AND. */
  readonly from: string;

  constructor(filter: ProductFilter, query: string) {
    super(filter);
    this.query = this.place(query, '::text::tsquery');
    // Only live products have words.
    this.from = this.isOpen
      ? 'product_words WHERE true'
      : `product_words JOIN product ON product.id = product_id WHERE ${this.whereAll}`;
  }

  /** All of them, to be counted; ask before other values get a place. */
  get counted(): CountSql {
    return { from: `${this.from} AND words @@ ${this.query}`, values: [...this.values] };
  }
}
