import { randomUUID } from 'node:crypto';
import type { Schema } from '../../../common/contract/client.js';
import { SyncPaymentReports } from '../../../src/modules/payment/use-cases/sync-payment-reports.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { buyTaxed, sellTaxed } from '../../support/taxed-purchase.js';

type Period = Schema<'BookPeriod'>;
type Entry = Schema<'LedgerEntry'>;

const DISPUTED_CARD = '4000000000000259';
const today = () => new Date().toISOString().slice(0, 10);

let parcels: ParcelShop;
beforeAll(async () => {
  parcels = await ParcelShop.start();
  await sellTaxed(parcels);
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(async () => {
  for (const coverage of ['billing_coverage', 'ledger_coverage']) {
    await parcels.db.query(`UPDATE ${coverage} SET until = shop_now()`);
  }
  await expectInvariants(parcels.db, parcels.cards);
});

const buy = (card?: string) => buyTaxed(parcels, card);

const read = async <Data>(path: string) => (await parcels.admin.api.get<Data>(path)).data;
const dayNow = async () =>
  (await read<Period[]>(`books/days?from=${today()}&to=${today()}`))[0] ?? null;
/** The entries of an order, without those of the card provider. */
const entriesOf = async ({ _id }: Order) => {
  const all = await read<Entry[]>(`books/entries?limit=100`);
  return all
    .filter(({ orderId, source }) => orderId === _id && source !== 'balance_transaction')
    .map(({ kind, component, taxRate, amount }) =>
      [kind, component, taxRate, amount].filter((each) => each !== null),
    );
};

it('an order is entered with discount, delivery and tax, and a part refund with its shares', async () => {
  const order = await buy();
  expect(order.totalPrice).toBe(164.97);
  const sold = [
    ['sale', 10, 149.97],
    ['discount', 10, -15],
    ['delivery', 10, 15],
    ['tax', 10, 15],
  ];
  expect(await entriesOf(order)).toEqual(sold);
  expect(await dayNow()).toMatchObject({
    _id: today(),
    sales: 149.97,
    discounts: -15,
    delivery: 15,
    refunds: 0,
    net: 149.97,
    tax: 15,
    gross: 164.97,
    disputes: 0,
    currency: 'usd',
  });
  const [line] = order.products;
  const part = { lines: [{ lineId: line!._id, quantity: 1 }], restock: true, total: 49.49 };
  const form = { key: randomUUID(), reason: 'damaged', ...part };
  const asked = await parcels.admin.api.post<Order>(`orders/${order._id}/refunds`, form);
  expect([asked.status, asked.message]).toEqual([200, expect.any(String)]);
  await eventually(async () =>
    expect((await entriesOf(order)).slice(4)).toEqual([
      ['refund', 'goods', 10, -44.99],
      ['refund', 'tax', 10, -4.5],
    ]),
  );
  const net = 104.98;
  expect(await dayNow()).toMatchObject({ refunds: -44.99, net, tax: 10.5 });
  expect(await read<Period[]>('books/months')).toMatchObject([
    { _id: today().slice(0, 7), net, tax: 10.5, gross: 115.48 },
  ]);
});

it('a dispute takes its amount, and gives it back once it is won', async () => {
  const order = await buy(DISPUTED_CARD);
  const disputes = async () =>
    (await entriesOf(order)).filter(([kind]) => kind === 'dispute').map(([, amount]) => amount);
  const sync = parcels.shop.app.get(SyncPaymentReports, { strict: false });
  const expectDisputes = (amounts: number[]) =>
    eventually(async () => {
      await sync.execute(order.transactionId);
      expect(await disputes()).toEqual(amounts);
    });
  await expectDisputes([-164.97]);
  const { disputes: known } = await parcels.cards.state();
  const { id } = known.find(({ payment_intent: intent }) => intent === order.transactionId)!;
  const evidence = { 'evidence[uncategorized_text]': 'winning_evidence' };
  await parcels.cards.asServer(`disputes/${id}`, evidence);
  await expectDisputes([-164.97, 164.97]);
});

it('the file for the accountant has each entry, with amounts that are numbers', async () => {
  const order = await buy();
  const { status, body } = await parcels.admin.api.get('books/export.csv');
  expect(status).toBe(200);
  const [head, ...rows] = body.slice(1).trim().split('\r\n');
  expect(head).toBe(
    'day,eventDay,recordedAt,kind,component,taxRate,amount,currency,order,source,reference,transactionId,country,state',
  );
  const own = rows.filter((row) => row.includes(order._id));
  expect(own.map((row) => row.split(',').slice(3, 9).join())).toEqual([
    `sale,,10,149.97,usd,${order.number}`,
    `discount,,10,-15,usd,${order.number}`,
    `delivery,,10,15,usd,${order.number}`,
    `tax,,10,15,usd,${order.number}`,
  ]);
  expect((await read<Entry[]>('books/entries?to=2020-01-01')).length).toBe(0);
  expect(await parcels.admin.api.get('books/days?from=31-01-2026')).toMatchObject({
    status: 400,
    message: 'from must be a day like 2026-01-31',
  });
});

it('the turnover is that of the day by destination and rate, also as a file', async () => {
  const order = await buy();
  const entries = await read<Entry[]>('books/entries?limit=100');
  const own = entries.filter(({ orderId }) => orderId === order._id);
  expect(new Set(own.map(({ country, state }) => `${country}-${state}`))).toEqual(
    new Set(['US-NY']),
  );
  const day = `from=${today()}&to=${today()}`;
  const { net, tax, gross } = (await dayNow())!;
  const rows = await read<Schema<'Turnover'>[]>(`books/turnover?${day}`);
  const month = today().slice(0, 7);
  expect(rows).toMatchObject([
    { month, country: 'US', state: 'NY', taxRate: 10, net, tax, gross, currency: 'usd' },
  ]);
  expect(await read(`books/turnover?by=all&${day}`)).toMatchObject([{ month: null, net, tax }]);
  const { body } = await parcels.admin.api.get(`books/turnover/export.csv?${day}`);
  expect(body.slice(1).trim().split('\r\n')).toEqual([
    'month,country,state,taxRate,net,tax,gross,currency',
    `${month},US,NY,10,${net},${tax},${gross},usd`,
  ]);
  expect(await parcels.admin.api.get('books/turnover?by=year')).toMatchObject({
    status: 400,
    message: 'by must be one of month, all',
  });
});
