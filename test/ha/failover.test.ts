import type { Client } from 'pg';
import { MINUTE_MS } from '../../src/kernel/time.js';
import { stockOf } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { expectInvariants } from '../support/invariants.js';
import { HaShop } from './ha-shop.js';
import { KillSchedule } from './kill-schedule.js';
import { type Kind, KINDS } from './parts.js';
import { type ConfirmedOrder, PacedShoppers } from './paced-shoppers.js';
import { pausesByKind } from './selling-pauses.js';

const minutes = Number(process.env.HA_MINUTES ?? 10);
const waits = process.env.HA_WITHOUT_WAITING !== 'on';
/** Ten that buy every two seconds make five orders a second at most. */
const SHOPPERS = 10;
const EVERY_MS = 2_000;
const STOCK = 100_000;
const HEALED_WITHIN_MS = 4 * MINUTE_MS;
/** After the death of a primary that had a synchronous standby. */
const LONGEST_PAUSE_MS = 30_000;

jest.setTimeout((minutes + 15) * MINUTE_MS);

let shop: HaShop;
let hasPassed = false;

beforeAll(async () => {
  shop = await HaShop.start();
});

afterAll(() => shop?.close(hasPassed));

const report = (lines: readonly string[]) => process.stderr.write(`${lines.join('\n')}\n`);
const seconds = (ms: number) => (ms / 1_000).toFixed(1);

/** What the database has of the orders that shoppers were told of. */
async function fates(db: Client, confirmed: readonly ConfirmedOrder[]) {
  const { rows } = await db.query<{ id: string; transaction_id: string; total_cents: number }>(
    'SELECT id, transaction_id, total_cents FROM orders',
  );
  const stored = new Map(rows.map((row) => [row.id, row.transaction_id]));
  const { payment_intents, refunds } = await shop.cards.state();
  const paid = payment_intents.filter(({ status }) => status === 'succeeded');
  const ordersOf = (intent: string) =>
    rows.filter(({ transaction_id }) => transaction_id === intent).length;
  const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
  return {
    orders: rows.length,
    lost:
      confirmed.filter(({ id, transactionId }) => stored.get(id) !== transactionId).length +
      paid.filter(({ id }) => ordersOf(id) === 0).length,
    doubled: paid.filter(({ id }) => ordersOf(id) > 1).length,
    refunds: refunds.length,
    centsOff: sum(paid.map(({ amount }) => amount)) - sum(rows.map((row) => row.total_cents)),
  };
}

it(`sells for ${minutes} minutes while one part after the other dies`, async () => {
  const product = await shop.product(STOCK);
  const shoppers = new PacedShoppers(shop, product, await shop.newBuyers(SHOPPERS), EVERY_MS);
  const schedule = new KillSchedule(shop, waits);
  try {
    await schedule.run(minutes);
    await schedule.calm();
    await shoppers.sendHome();
  } catch (error) {
    report([`The last failure of a shopper: ${shoppers.lastFailure}`]);
    throw error;
  }
  const db = await shop.connect();
  try {
    // Purchases whose answer was lost on the way hold units that nobody pays.
    await db.query(`UPDATE checkout SET held_until = now() WHERE status = 'open'`);
    await expectInvariants(db, shop.cards, HEALED_WITHIN_MS);
    await eventually(async () => {
      const { rows } = await db.query(`SELECT id FROM checkout WHERE status = 'open'`);
      expect(rows).toEqual([]);
    }, HEALED_WITHIN_MS);
    const { rows } = await db.query<{ units: string }>(
      'SELECT coalesce(sum(quantity), 0) AS units FROM order_line',
    );
    const stockOff = STOCK - Number(rows[0]!.units) - (await stockOf(db, product.id));
    const found = await fates(db, shoppers.confirmed);
    const pauses = pausesByKind(
      schedule.deaths,
      shoppers.confirmed.map(({ at }) => at),
    );
    const primary = pauses.get('primary') ?? [];
    const killed = (kind: Kind) => schedule.deaths.filter((death) => death.kind === kind).length;
    report([
      `${minutes} minutes${waits ? '' : ' without waiting'}: ${found.orders} orders, ${shoppers.failures} calls tried again`,
      `killed: ${KINDS.map((kind) => `${kind} ${killed(kind)}`).join(', ')}`,
      `pauses of selling in s: ${[...pauses].map(([kind, all]) => `${kind} ${all.map(seconds).join(' ')}`).join(', ')}`,
      `longest pause of selling after a primary's death: ${seconds(Math.max(...primary))} s`,
      `orders lost ${found.lost}, doubled ${found.doubled}, refunds ${found.refunds}, stock off by ${stockOff}, money off by ${found.centsOff} cents`,
    ]);
    expect({ ...found, stockOff }).toEqual({
      orders: expect.any(Number),
      lost: 0,
      doubled: 0,
      refunds: 0,
      centsOff: 0,
      stockOff: 0,
    });
    expect(found.orders).toBeGreaterThanOrEqual(shoppers.confirmed.length);
    if (waits) expect(Math.max(...primary)).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
    hasPassed = true;
  } finally {
    await db.end();
  }
});
