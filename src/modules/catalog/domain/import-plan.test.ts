import { type ImportContext, ImportPlan } from './import-plan.js';
import type { Product } from './product.js';

const bench: Product = {
  id: 'b1',
  name: 'Bench',
  description: 'A bench to lie on',
  priceCents: 10_000,
  discount: 0,
  categoryId: 'c1',
  images: ['one.png'],
  featured: false,
  brand: null,
  quantity: 5,
  version: 3,
};
const context: ImportContext = {
  categories: new Map([
    ['strength', 'c1'],
    ['c2', 'c2'],
  ]),
  products: new Map([['b1', bench]]),
  images: new Map([['/media/one.png', 'one.png']]),
  newId: () => 'new',
};
const { id: _id, version: _version, ...details } = bench;
const whole = { ...details, categoryId: 'STRENGTH', images: ['/media/one.png'] };
const planOf = (row: object) => new ImportPlan(context, [{ line: 2, ...row } as never]);

it('makes a product, with the ids behind titles and addresses', () => {
  const { rows, writes } = planOf({ create: whole });
  expect(rows).toEqual([{ line: 2, action: 'create', id: 'new', errors: [] }]);
  expect(writes).toEqual([{ after: { ...bench, id: 'new', version: 1 } }]);
});

it('writes an edit, and not what is the same already', () => {
  const edited = planOf({ id: 'B1', edit: { categoryId: 'c2', quantity: 7, baseQuantity: 6 } });
  const after = { ...bench, categoryId: 'c2', quantity: 6, version: 4 };
  expect(edited.writes).toEqual([{ before: bench, after }]);
  const same = planOf({ id: 'b1', edit: { ...whole, version: 3 } });
  expect([same.rows[0]!.action, same.writes]).toEqual(['none', []]);
});

it.each([
  [{ create: { ...whole, categoryId: 'Nowhere' } }, 'category'],
  [{ create: { ...whole, images: ['/media/two.png'] } }, 'images'],
  [{ id: 'b2', edit: {} }, 'id'],
  [{ id: 'b1', edit: { name: 'Press', version: 2 } }, 'version'],
  [{ id: 'b1', edit: { quantity: 0, baseQuantity: 6 } }, 'quantity'],
])('refuses %j', (row, field) => {
  const plan = planOf(row);
  expect(plan).toMatchObject({
    isRefused: true,
    rows: [{ line: 2, action: 'refused', errors: [{ field }] }],
    writes: [],
  });
});
