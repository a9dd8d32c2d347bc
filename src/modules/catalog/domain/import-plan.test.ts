import { productRules } from '../../../../common/contract/product.js';
import { type ImportContext, ImportPlan } from './import-plan.js';
import { type Product, PRODUCT_DEFAULTS } from './product.js';

const bench: Product = {
  ...PRODUCT_DEFAULTS,
  id: 'b1',
  name: 'Bench',
  description: 'A bench to lie on',
  priceCents: 10_000,
  categoryId: 'c1',
  images: ['one.png'],
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
const planOf = (...rows: object[]) =>
  new ImportPlan(context, rows.map((row, at) => ({ line: at + 2, ...row })) as never);

it('makes a product, with the ids behind titles and addresses', () => {
  const { rows, writes } = planOf({ create: whole });
  expect(rows).toEqual([{ line: 2, action: 'create', id: 'new', errors: [] }]);
  expect(writes).toEqual([{ after: { ...bench, id: 'new', version: 1 } }]);
});

it('writes an edit, and not what is the same already', () => {
  const edited = planOf({ id: 'B1', edit: { categoryId: 'c2', quantity: 7, baseQuantity: 6 } });
  const after = { ...bench, categoryId: 'c2', quantity: 6, version: 4 };
  expect(edited.writes).toEqual([{ before: bench, after }]);
  expect(edited.rows).toEqual([{ line: 2, action: 'edit', id: 'b1', errors: [] }]);
  expect(edited.isRefused).toBe(false);
  const same = planOf({ id: 'b1', edit: { ...whole, version: 3 } });
  expect([same.rows[0]!.action, same.writes]).toEqual(['none', []]);
});

it('writes an edit of the details, and one of the stock alone', () => {
  const [details, stock] = [{ name: 'Press' }, { quantity: 6 }].map((edit) =>
    planOf({ id: 'b1', edit }),
  );
  expect(details!.writes).toEqual([
    { before: bench, after: { ...bench, name: 'Press', version: 4 } },
  ]);
  expect(stock!.writes).toEqual([{ before: bench, after: { ...bench, quantity: 6 } }]);
  expect([details!.rows[0]!.action, stock!.rows[0]!.action]).toEqual(['edit', 'edit']);
});

it.each([
  [{ create: { ...whole, categoryId: 'Nowhere' } }, 'category', 'Category not found'],
  [{ create: { ...whole, images: ['/media/two.png'] } }, 'images', productRules.images.notAnImage],
  [{ id: 'b1', edit: { images: ['/media/two.png'] } }, 'images', productRules.images.notAnImage],
  [{ id: 'b2', edit: {} }, 'id', 'Product not found'],
  [
    { id: 'b1', edit: { name: 'Press', version: 2 } },
    'version',
    'Someone else has changed this product since you opened it.',
  ],
  [
    { id: 'b1', edit: { quantity: 0, baseQuantity: 6 } },
    'quantity',
    'Only 5 are left in stock now.',
  ],
])('refuses %j', (row, field, message) => {
  const plan = planOf(row);
  expect(plan).toMatchObject({
    isRefused: true,
    rows: [{ line: 2, action: 'refused', errors: [{ field, message }] }],
    writes: [],
  });
});

it('is refused for one row of many, and says what the others would do', () => {
  const plan = planOf({ create: whole }, { id: 'b2', edit: {} });
  expect(plan.isRefused).toBe(true);
  expect(plan.rows.map(({ action }) => action)).toEqual(['create', 'refused']);
});

it('takes a product once', () => {
  const { rows } = planOf({ id: 'b1', edit: {} }, { create: whole }, { id: 'B1', edit: {} });
  expect(rows.map(({ action }) => action)).toEqual(['none', 'create', 'refused']);
  expect(rows[2]!.errors).toEqual([{ field: 'id', message: 'Row 2 has this product already' }]);
});

it('fails where the shop itself does', () => {
  const newId = () => {
    throw new Error('No ids are left.');
  };
  const rows = [{ line: 2, create: whole }];
  expect(() => new ImportPlan({ ...context, newId }, rows)).toThrow('No ids are left.');
});
