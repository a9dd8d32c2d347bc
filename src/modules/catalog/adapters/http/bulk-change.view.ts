import { Money } from '../../../../kernel/money.js';
import type { Product } from '../../domain/product.js';
import type { ProductChange } from '../../use-cases/edit-product.js';

export class BulkStateView {
  /** In dollars. */
  price!: number;
  discount!: number;
  /** In dollars: what the shopper pays. */
  finalPrice!: number;
  quantity!: number;
  /** The id of its category. */
  category!: string;

  static of({ priceCents, discount, quantity, categoryId }: Product): BulkStateView {
    const price = Money.ofCents(priceCents);
    return {
      price: price.dollars,
      discount,
      finalPrice: price.less(discount).dollars,
      quantity,
      category: categoryId,
    };
  }
}

/** What changes for one product. */
export class BulkChangeView {
  _id!: string;
  name!: string;
  before!: BulkStateView;
  after!: BulkStateView;

  static of({ before, after }: ProductChange): BulkChangeView {
    const { id, name } = before;
    return { _id: id, name, before: BulkStateView.of(before), after: BulkStateView.of(after) };
  }
}
