import { randomUUID } from 'node:crypto';
import { IssueMissingDocuments } from '../../../src/modules/invoices/use-cases/issue-missing-documents.js';
import { expectInvariants } from '../../support/invariants.js';
import { eventually } from '../../support/eventually.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { newStaff, newUser, type TestUser } from '../../support/test-users.js';

interface Document {
  readonly _id: string;
  readonly kind: string;
  readonly number: string;
  readonly total: number;
  readonly isReversed: boolean;
}

let parcels: ParcelShop;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(async () => {
  // As the job that looks for missing documents does, but without its five minutes.
  await parcels.db.query('UPDATE billing_coverage SET until = shop_now()');
  await expectInvariants(parcels.db, parcels.cards);
});

const documentsOf = async ({ api }: TestUser, orderId: string) =>
  (await api.get<Document[]>(`invoices/order/${orderId}`)).data;
const file = ({ api }: TestUser, id: string) => api.get(`invoices/${id}/file.pdf`);

it('a shopper reads the invoice of an own order, and nobody else but staff does', async () => {
  const order = await parcels.buy();
  const [invoice, ...others] = await documentsOf(parcels.shopper, order._id);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'invoice', total: order.totalPrice, isReversed: false });
  expect(invoice?.number).toMatch(/^\d{6}$/);
  const own = await file(parcels.shopper, invoice!._id);
  expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(own.headers).toMatchObject({
    'content-disposition': `inline; filename="invoice-${invoice!.number}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(own.body.startsWith('%PDF-')).toBe(true);
  expect((await file(parcels.admin, invoice!._id)).status).toBe(200);
  expect(await documentsOf(parcels.admin, order._id)).toEqual([invoice]);
  for (const stranger of [await newUser(parcels.shop), await newStaff(parcels.shop, 'analyst')]) {
    const list = await stranger.api.get(`invoices/order/${order._id}`);
    expect([list.status, list.message]).toEqual([404, 'Order not found']);
    const theirs = await file(stranger, invoice!._id);
    expect([theirs.status, theirs.message]).toEqual([404, 'Document not found']);
  }
  for (const id of ['x', randomUUID()]) {
    expect((await file(parcels.shopper, id)).status).toBe(404);
    expect((await parcels.shopper.api.get(`invoices/order/${id}`)).status).toBe(404);
  }
});

it('a confirmed refund has a credit note, of a part and of the rest', async () => {
  const order = await parcels.buy();
  const [line] = order.products;
  const part = await parcels.admin.api.post<Order>(`orders/${order._id}/refunds`, {
    key: randomUUID(),
    reason: 'damaged',
    restock: true,
    lines: [{ lineId: line!._id, quantity: 1 }],
    total: 49.99,
  });
  expect(part.status).toBe(200);
  const creditNotes = async () => (await documentsOf(parcels.shopper, order._id)).slice(1);
  await eventually(async () => expect(await creditNotes()).toHaveLength(1));
  expect((await parcels.step(order, 'canceled')).status).toBe(200);
  await eventually(async () => expect(await creditNotes()).toHaveLength(2));
  const [first, second] = await creditNotes();
  expect([first?.kind, second?.kind]).toEqual(['credit_note', 'credit_note']);
  expect(first!.total + second!.total).toBeCloseTo(order.totalPrice, 5);
  const number = Number(first!.number.replace('C-', ''));
  expect(second!.number).toBe(`C-${String(number + 1).padStart(6, '0')}`);
  expect((await file(parcels.shopper, second!._id)).status).toBe(200);
});

/** An order as one of before there were invoices, the last of all. */
async function buyUninvoiced(): Promise<Order> {
  const order = await parcels.buy();
  await parcels.db.query('DELETE FROM billing_document WHERE order_id = $1', [order._id]);
  await parcels.db.query(
    `UPDATE billing_counter SET last_number = last_number - 1 WHERE name = 'invoice'`,
  );
  return order;
}

const coverUntil = (time: string) =>
  parcels.db.query('UPDATE billing_coverage SET until = $1', [time]);

/** The job that issues missing documents finds none until the test lets it. */
const holdCoverage = () => coverUntil('2100-01-01');
const releaseCoverage = () => coverUntil('2000-01-01');

it('staff issue the invoice of an order that has none, once', async () => {
  await holdCoverage();
  const { _id: id } = await buyUninvoiced();
  expect(await documentsOf(parcels.shopper, id)).toEqual([]);
  const create = (user: TestUser) => user.api.post<Document[]>(`invoices/order/${id}`);
  const created = await create(parcels.admin);
  expect([created.status, created.message]).toEqual([200, 'Invoice created']);
  expect(created.data).toMatchObject([{ kind: 'invoice', total: 149.97 }]);
  expect(await documentsOf(parcels.shopper, id)).toEqual(created.data);
  const again = await create(parcels.admin);
  expect([again.status, again.code]).toEqual([409, 'invoice_exists']);
  const twice = await buyUninvoiced();
  const both = await Promise.all(
    [1, 2].map(() => parcels.admin.api.post(`invoices/order/${twice._id}`)),
  );
  expect(both.map(({ status, code }) => `${status} ${code}`).sort()).toEqual([
    '200 undefined',
    '409 invoice_exists',
  ]);
  expect((await parcels.admin.api.post(`invoices/order/${randomUUID()}`)).status).toBe(404);
  expect((await create(await newStaff(parcels.shop, 'warehouse'))).status).toBe(403);
  await releaseCoverage();
});

it('what a process of the release before has left out is issued by a job', async () => {
  await holdCoverage();
  const order = await buyUninvoiced();
  await parcels.step(order, 'canceled');
  await eventually(async () => expect((await parcels.look(order)).paymentStatus).toBe('refunded'));
  expect(await documentsOf(parcels.shopper, order._id)).toEqual([]);
  await releaseCoverage();
  const job = parcels.shop.app.get(IssueMissingDocuments, { strict: false });
  await job.execute();
  await job.execute();
  const documents = await documentsOf(parcels.shopper, order._id);
  expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 149.97],
    ['credit_note', 149.97],
  ]);
});

it('staff export the documents of some days, for an accountant', async () => {
  const order = await parcels.buy();
  const [invoice] = await documentsOf(parcels.admin, order._id);
  const today = new Date().toISOString().slice(0, 10);
  const read = async (days: string) =>
    (await parcels.admin.api.get(`invoices/export.csv?${days}`)).body.split('\r\n');
  const [head, ...rows] = await read(`from=${order.createdAt.slice(0, 10)}&to=${today}`);
  expect(head).toContain('number,kind,issuedOn,order,orderedOn,net,tax,total,currency,buyer');
  const row = rows.find((each) => each.startsWith(`${invoice!.number},`));
  expect(row).toMatch(
    new RegExp(`,invoice,[\\d-]{10},${order.number},[\\d-]{10},149.97,0,149.97,usd,Ada Lovelace$`),
  );
  // No apostrophe before the minus, which would make a text of it.
  expect(rows.find((each) => each.includes(',credit_note,'))).toMatch(/,-\d+\.\d\d,0,-\d/);
  expect((await read('to=2020-01-31')).filter(Boolean)).toHaveLength(1);
  const bad = await parcels.admin.api.get('invoices/export.csv?from=January');
  expect([bad.status, bad.message]).toEqual([400, 'from must be a day like 2026-01-31']);
});
