import { CategoryInUse, CategoryTitleTaken, ImportRunning, StockTooLow } from './catalog-errors.js';
import { OutOfStock } from './stock-line.js';

it.each([
  [new StockTooLow(1), 'stock_too_low', 'Only 1 is left in stock now.', { quantity: 1 }],
  [new StockTooLow(0), 'stock_too_low', 'Only 0 are left in stock now.', { quantity: 0 }],
  [new CategoryInUse(1), 'category_in_use', 'This category still has 1 product.', { products: 1 }],
  [new CategoryInUse(2), 'category_in_use', 'This category still has 2 products.', { products: 2 }],
  [new CategoryTitleTaken(), 'title_taken', 'A category with this title already exists', undefined],
])('refuses with a conflict: %s', (error, code, message, data) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message });
  expect(error.data).toEqual(data);
});

it('asks for another try while an import is running', () => {
  expect(new ImportRunning()).toMatchObject({
    kind: 'conflict',
    code: 'import_running',
    message: 'Another import is running. Please try again when it has finished.',
    retryAfter: 10,
  });
});

it.each([
  [{ left: 2, available: true }, 'Only 2 of "Bell" left in stock', 2],
  [{ left: 1, available: true }, 'Only 1 of "Bell" left in stock', 1],
  [{ left: 0, available: true }, '"Bell" is out of stock', 0],
  [{ left: 2, available: false }, '"Bell" is no longer available', 0],
])('tells what is left of a product: %j', (stock, message, left) => {
  expect(new OutOfStock({ id: 'b1', name: 'Bell', ...stock }, 3)).toMatchObject({
    productId: 'b1',
    missing: 3 - stock.left,
    kind: 'conflict',
    code: 'out_of_stock',
    message,
    data: { productId: 'b1', left },
  });
});
