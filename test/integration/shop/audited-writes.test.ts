import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type ProductAnswer, CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { type AuditedCall, type AuditedWrite, staffWrites } from './audited-write.js';
import { contentWrites } from './audited-content.js';
import { customerWrites } from './audited-customers.js';
import { campaignWrites } from './audited-campaigns.js';
import { contactWrites } from './audited-contact.js';
import { deliveryWrites } from './audited-delivery.js';
import { discountWrites } from './audited-discounts.js';
import { returnWrites } from './audited-returns.js';
import { taxWrites } from './audited-taxes.js';
import { jobWrites } from './audited-jobs.js';
import { orderWrites } from './audited-orders.js';
import { settingsWrites } from './audited-settings.js';
import { ROLE_MATRIX } from './role-matrix.js';

let shop: TestApp;
let db: Client;
let builder: CatalogBuilder;
let home: string;
let made = 0;

beforeAll(async () => {
  // No job runs on its own, so that what failed stays as it is.
  shop = await startTestApp({ OUTBOX_POLL_MS: '600000' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  builder = await CatalogBuilder.open(shop);
  home = await builder.category('Home');
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

const send = {
  post: (path: string, body?: object) => () => builder.admin.api.post(path, body),
  put: (path: string, body?: object) => () => builder.admin.api.put(path, body),
  delete: (path: string) => () => builder.admin.api.delete(path),
};
const product = () => builder.product(home);
const newCategory = () => builder.category(`Category ${++made}`);
const onProduct =
  (act: (one: ProductAnswer) => AuditedCall['call']) => async (): Promise<AuditedCall> => {
    const one = await product();
    return { call: act(one), subject: `product ${one._id}` };
  };

/** Every route by which an admin writes, and the one row that it leaves. */
const WRITES: Readonly<Record<string, AuditedWrite>> = {
  ...staffWrites(
    () => shop,
    () => builder.admin,
  ),
  'POST products/create-product': {
    what: 'products.create',
    before: null,
    after: { name: 'Kettlebell 16 kg' },
    prepare: async () => ({
      call: send.post('products/create-product', builder.form(home)),
      subject: 'product ',
    }),
  },
  'PUT products/{id}': {
    what: 'products.edit',
    before: { name: 'Kettlebell 16 kg' },
    after: { name: 'Other' },
    prepare: onProduct(({ _id }) => send.put(`products/${_id}`, { name: 'Other' })),
  },
  'DELETE products/{id}': {
    what: 'products.delete',
    before: { name: 'Kettlebell 16 kg' },
    after: null,
    prepare: onProduct(({ _id }) => send.delete(`products/${_id}`)),
  },
  'POST products/bulk': {
    what: 'products.edit',
    before: { discount: 0 },
    after: { discount: 5 },
    prepare: onProduct(({ _id }) => send.post('products/bulk', { ids: [_id], discount: 5 })),
  },
  'POST products/import': {
    what: 'products.import',
    before: null,
    after: { created: 0, edited: 1 },
    prepare: async () => {
      const { _id } = await product();
      const csv = builder.admin.api.with({ 'content-type': 'text/csv' });
      const file = Buffer.from(`id,price\n${_id},3`);
      return { call: () => csv.post('products/import', file), subject: 'import ' };
    },
  },
  'POST categories/create-category': {
    what: 'categories.create',
    before: null,
    after: { title: 'New' },
    prepare: async () => ({
      call: send.post('categories/create-category', { title: 'New' }),
      subject: 'category ',
    }),
  },
  'PUT categories/{id}': {
    what: 'categories.edit',
    before: {},
    after: { title: 'Renamed' },
    prepare: async () => {
      const id = await newCategory();
      return {
        call: send.put(`categories/${id}`, { title: 'Renamed' }),
        subject: `category ${id}`,
      };
    },
  },
  'DELETE categories/{id}': {
    what: 'categories.delete',
    before: {},
    after: null,
    prepare: async () => {
      const id = await newCategory();
      return { call: send.delete(`categories/${id}`), subject: `category ${id}` };
    },
  },
  ...orderWrites(
    () => shop,
    () => builder.admin.api,
    (sql, values) => db.query(sql, values),
  ),
  'POST payment/refunds/{transactionId}/retry': {
    what: 'payment.retry-refund',
    before: { status: 'failed', error: 'The bank returned the refund.' },
    after: { status: 'requested' },
    prepare: async () => {
      const id = `pi_${randomUUID()}`;
      await db.query(
        `INSERT INTO refund (id, intent_id, amount_cents, reason, status, error, created_at)
         VALUES (gen_random_uuid(), $1, 4999, 'paid too late', 'failed', 'The bank returned the refund.',
                 now())`,
        [id],
      );
      return { call: send.post(`payment/refunds/${id}/retry`), subject: `payment ${id}` };
    },
  },
  'PUT newsletter/cancel-subscription': {
    what: 'newsletter.cancel',
    before: { email: 'reader@example.com', status: 'active' },
    after: { email: 'reader@example.com', status: 'canceled' },
    prepare: async () => {
      const email = 'reader@example.com';
      await shop.api.post('newsletter/subscribe', { email });
      const call = send.put('newsletter/cancel-subscription', { email });
      return { call, subject: 'subscriber ' };
    },
  },
  ...customerWrites(
    () => shop,
    () => builder.admin,
  ),
  ...campaignWrites(
    () => builder.admin.api,
    (sql, values) => db.query(sql, values),
  ),
  ...contactWrites(
    () => shop,
    () => builder.admin.api,
  ),
  ...settingsWrites(() => builder.admin.api),
  ...contentWrites(
    () => shop,
    () => builder.admin,
  ),
  ...deliveryWrites(() => builder.admin.api),
  ...discountWrites(() => builder.admin.api),
  ...returnWrites(
    () => shop,
    () => builder.admin.api,
  ),
  ...taxWrites(() => builder.admin.api),
  ...jobWrites(
    () => builder.admin.api,
    (sql, values) => db.query(sql, values),
  ),
};

it('knows every route by which an admin writes', () => {
  const writes = Object.entries(ROLE_MATRIX)
    .filter(([route, allowed]) => allowed === 'admin' && !/^GET|\/preview$/.test(route))
    .map(([route]) => route);
  expect(Object.keys(WRITES).sort()).toEqual(writes.sort());
});

it.each(Object.entries(WRITES))('%s leaves one row', async (_route, row) => {
  const { call, subject } = await row.prepare();
  await db.query('DELETE FROM audit_entry');
  const begun = Date.now();
  const answer = await call();
  expect([answer.status < 300, answer.body]).toEqual([true, answer.body]);
  const { rows } = await db.query<Record<string, unknown> & { at: Date; subject: string }>(
    'SELECT at, user_id, action, subject, before, after FROM audit_entry',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    user_id: builder.admin.id,
    action: row.what,
    before: row.before,
    after: row.after,
  });
  expect(rows[0]!.subject.startsWith(subject)).toBe(true);
  expect(rows[0]!.at.getTime()).toBeGreaterThanOrEqual(begun - 5);
  expect(rows[0]!.at.getTime()).toBeLessThanOrEqual(Date.now());
});
