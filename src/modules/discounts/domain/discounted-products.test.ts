import { discountedProducts } from './discounted-products.js';

const LINES = [
  { productId: 'a', categoryId: 'x', cents: 3_000 },
  { productId: 'b', categoryId: 'y', cents: 1_999 },
];
const ALL = { scope: { kind: 'all' }, minimumCents: null } as const;

it('are all, or those that it names by product or category', () => {
  expect(discountedProducts(ALL, LINES)).toBeNull();
  const of = (kind: 'products' | 'categories', ...ids: string[]) =>
    discountedProducts({ ...ALL, scope: { kind, ids } }, LINES);
  expect(of('products', 'b', 'c')).toEqual(new Set(['b']));
  expect(of('categories', 'x')).toEqual(new Set(['a']));
  expect(() => of('products', 'x')).toThrow(
    expect.objectContaining({ code: 'discount_other_products', errors: [expect.anything()] }),
  );
});

it('are none below the minimum of all lines', () => {
  expect(discountedProducts({ ...ALL, minimumCents: 4_999 }, LINES)).toBeNull();
  expect(() => discountedProducts({ ...ALL, minimumCents: 5_000 }, LINES)).toThrow(
    'This discount code is for orders of $50.00 or more.',
  );
});
