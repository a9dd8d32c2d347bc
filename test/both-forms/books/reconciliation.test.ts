import type { Schema } from '../../../common/contract/client.js';
import { HOUR_MS } from '../../../src/kernel/time.js';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { BalanceRecords } from '../../../src/modules/books/ports/balance-records.js';
import { FetchBalance } from '../../../src/modules/books/use-cases/fetch-balance.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { ParcelShop } from '../../support/parcel-shop.js';
import { buyTaxed, sellTaxed } from '../../support/taxed-purchase.js';
import { moveShopNow } from '../../support/virtual-clock.js';

type Entry = Schema<'LedgerEntry'>;

let parcels: ParcelShop;
beforeAll(async () => {
  parcels = await ParcelShop.start();
  await sellTaxed(parcels);
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());

const buy = (card?: string) => buyTaxed(parcels, card);
/** As the job does it after a fetch. */
const compare = () => {
  const records = parcels.shop.app.get(BalanceRecords, { strict: false });
  const unitOfWork = parcels.shop.app.get(UnitOfWork, { strict: false });
  return unitOfWork.run(() => records.compare());
};
const read = async <Data>(path: string) => (await parcels.admin.api.get<Data>(path)).data;
const fetchBalance = () => parcels.shop.app.get(FetchBalance, { strict: false }).execute();
const state = () => read<Schema<'Reconciliation'>>('books/reconciliation');
const differences = () => read<Schema<'BalanceDifference'>[]>('books/reconciliation/differences');

describe('of orders', () => {
  afterEach(async () => {
    for (const coverage of ['billing_coverage', 'ledger_coverage']) {
      await parcels.db.query(`UPDATE ${coverage} SET until = shop_now()`);
    }
    await expectInvariants(parcels.db, parcels.cards);
  });

  it('has charges, refunds, fees and payouts, and enters the fees', async () => {
    const order = await buy();
    await fetchBalance();
    const before = await state();
    expect(await differences()).toEqual([]);
    expect(before.pending).toBeGreaterThan(0);
    expect(before.provider).toMatchObject({ balance: before.balance, difference: 0 });
    const fees = async () =>
      (await read<Entry[]>('books/entries?limit=100'))
        .filter(({ orderId, kind }) => orderId === order._id && kind === 'fee')
        .map(({ amount }) => amount);
    // 2.9 % and 30 cents of 164.97.
    expect(await fees()).toEqual([-5.08]);
    expect((await parcels.step(order, 'canceled')).status).toBe(200);
    await eventually(async () => {
      await fetchBalance();
      expect((await state()).refunds).toBeCloseTo(before.refunds - 164.97, 5);
    });
    const after = await state();
    expect(await fees()).toEqual([-5.08]);
    expect(after.charges).toBe(before.charges);
    const { opening, charges, refunds, fees: taken, disputes, payouts, other, balance } = after;
    const sum = charges + refunds + taken + disputes + payouts + other + after.otherInstallations;
    expect((opening ?? NaN) + sum).toBeCloseTo(balance, 5);
    expect(after.provider).toMatchObject({ balance, difference: 0 });
  });

  it('finds a difference of one cent', async () => {
    const order = await buy();
    await fetchBalance();
    const { db } = parcels;
    await db.query(
      `UPDATE balance_transaction SET amount_cents = amount_cents + 1 WHERE intent_id = $1`,
      [order.transactionId],
    );
    await compare();
    expect(await differences()).toEqual([]);
    await moveShopNow(db, 2 * HOUR_MS);
    await db.query(`UPDATE balance_cursor SET read_until = shop_now()`);
    await compare();
    const found = await differences();
    await moveShopNow(db, 0);
    expect(found).toEqual([
      {
        _id: `charge-${order.transactionId}`,
        kind: 'charge',
        reference: order.transactionId,
        orderId: order._id,
        orderNumber: order.number,
        ours: 164.97,
        theirs: 164.98,
        currency: 'usd',
        type: null,
        changedAt: expect.any(String),
      },
    ]);
    await db.query(
      `UPDATE balance_transaction SET amount_cents = amount_cents - 1 WHERE intent_id = $1`,
      [order.transactionId],
    );
    await db.query(`UPDATE balance_cursor SET read_until = now()`);
    await compare();
    expect(await differences()).toEqual([]);
  });

  it('shows what the account had before, of another installation, and what is missing there', async () => {
    const { db, cards } = parcels;
    await db.query('UPDATE balance_cursor SET opening_cents = NULL');
    const before = await fetchBalance().then(state);
    expect(before.opening).toBeCloseTo(0, 5);
    const foreign = { amount: '10000', currency: 'usd', confirm: 'true' };
    await cards.asServer('payment_intents', {
      ...foreign,
      payment_method: 'pm_card_visa',
      'metadata[installation]': 'another',
    });
    await fetchBalance();
    const after = await state();
    expect(after.otherInstallations - before.otherInstallations).toBeCloseTo(96.8, 5);
    expect(after.provider).toMatchObject({ balance: after.balance, difference: 0 });
    expect(after.charges).toBe(before.charges);
    await db.query('UPDATE balance_cursor SET opening_cents = 1000');
    await fetchBalance();
    expect((await state()).provider).toMatchObject({ difference: 10 });
    await db.query('UPDATE balance_cursor SET opening_cents = 0');
    await fetchBalance();
  });
});

/** Last, because such a payment breaks the invariants on purpose. */
it('lists a payment that never became an order, and its refund by hand', async () => {
  const { db, cards } = parcels;
  const { rows } = await db.query<{ id: string }>('SELECT id FROM installation');
  const intent = await cards.asServer('payment_intents', {
    amount: '10000',
    currency: 'usd',
    confirm: 'true',
    payment_method: 'pm_card_visa',
    'metadata[installation]': rows[0]!.id,
  });
  const refund = await cards.asServer('refunds', {
    payment_intent: String(intent.id),
    amount: '4000',
  });
  await fetchBalance();
  await moveShopNow(db, 2 * HOUR_MS);
  await db.query('UPDATE balance_cursor SET read_until = shop_now()');
  await compare();
  const found = await differences();
  await moveShopNow(db, 0);
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'charge', reference: intent.id, ours: null, theirs: 100 }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'refund', reference: refund.id, ours: null, theirs: -40 }),
  );
});
