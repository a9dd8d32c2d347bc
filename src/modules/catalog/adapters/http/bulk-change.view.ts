import { Money, toDollars } from '../../../../kernel/money.js';
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
    return {
      price: toDollars(priceCents),
      discount,
      finalPrice: toDollars(Money.ofCents(priceCents).less(discount).cents),
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
