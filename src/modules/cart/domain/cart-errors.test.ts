import { cartRules } from '../../../../common/contract/cart.js';
import { CartFull, NotEnoughInStock, NotYourCart, ProductGone } from './cart-item.js';

it.each([
  [new NotEnoughInStock(3), 'conflict', 'out_of_stock', 'Only 3 left in stock'],
  [new ProductGone('Bell'), 'conflict', 'product_gone', '"Bell" is no longer available'],
  [
    new CartFull(),
    'conflict',
    'cart_full',
    `A cart holds at most ${cartRules.maxProducts} different products`,
  ],
  [new NotYourCart(), 'forbidden', 'not_your_cart', 'This cart belongs to another account'],
])('is refused: %s', (error, kind, code, message) => {
  expect(error).toMatchObject({ kind, code, message });
});
