import { cartRules } from '../../../../common/contract/cart.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** One product in a user's cart. Carts hold no stock; a checkout does. */
export interface CartItem {
  readonly id: string;
  readonly productId: string;
  /** An integer from 1. */
  readonly quantity: number;
}

/** More units were requested than this user can buy now. */
export class NotEnoughInStock extends DomainError {
  constructor(available: number) {
    super('conflict', 'out_of_stock', `Only ${available} left in stock`);
  }
}

/** The product was deleted from the shop. */
export class ProductGone extends DomainError {
  constructor(name: string) {
    super('conflict', 'product_gone', `"${name}" is no longer available`);
  }
}

/** The cart already holds as many different products as it can. */
export class CartFull extends DomainError {
  constructor() {
    super(
      'conflict',
      'cart_full',
      `A cart holds at most ${cartRules.maxProducts} different products`,
    );
  }
}

/** The request names a user that the token does not belong to. */
export class NotYourCart extends DomainError {
  constructor() {
    super('forbidden', 'not_your_cart', 'This cart belongs to another account');
  }
}
