import { MINUTE_MS } from '../../src/kernel/time.js';
import { SeededRandom } from '../support/seeded-random.js';
import { expectBalanced } from '../support/balance-invariants.js';
import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';
import { expectInvariants } from '../support/invariants.js';
import { DETAILS } from '../support/shoppers.js';
import { RandomFaults } from './random-faults.js';
import { RandomOrders } from './random-orders.js';
import { RandomPrices } from './random-prices.js';
import { RandomShoppers } from './random-shoppers.js';

const minutes = Number(process.env.LONG_MINUTES ?? 10);
const seed = Number(process.env.LONG_SEED ?? 1);
const rounds = Array.from({ length: minutes }, (_, round) => seed + round);
const ENOUGH_MINUTES = 5;
const SHOPPERS = 6;
/** Between two faults; where nobody gets anything done the next one comes anyhow. */
const ACTS = 8;
const WITHOUT_ACTS_MS = 3_000;
const HEALED_WITHIN_MS = 3 * MINUTE_MS;

jest.setTimeout(8 * MINUTE_MS);

let world: GrownShop;
let prices: RandomPrices;
let orders: RandomOrders;

beforeAll(async () => {
  const settings = { CHECKOUT_HOLD_MS: '8000', DRAIN_MS: '1000' };
  world = await GrownShop.start({ apis: 2, workers: 2, settings });
  const { api } = await world.newAdmin();
  prices = await RandomPrices.add(api);
  orders = new RandomOrders(api);
});

afterAll(() => world?.close());

/** How many emails of each kind an order may have: one for each refund, return and parcel, undone ones too. */
const REPEATED_EMAILS = `
  SELECT number::text,
         (SELECT count(*) FROM partial_refund
           WHERE order_id = orders.id AND status = 'refunded')::int AS "Refund of",
         (SELECT count(*) FROM order_return WHERE order_id = orders.id)::int AS "Return of",
         (SELECT count(*) FROM parcel WHERE order_id = orders.id)::int +
         (SELECT count(*) FROM audit_entry
           WHERE action = 'orders.undo-parcel' AND subject = 'order ' || number)::int AS "Part of"
    FROM orders`;

/** Emails that came more often than what they tell: twice under different Message-IDs, where it is told once. */
async function doubledMails(): Promise<string[]> {
  const { rows } = await world.db.query<Record<string, number>>(REPEATED_EMAILS);
  const counts = new Map(rows.map(({ number, ...kinds }) => [String(number), kinds]));
  const messages = new Map<string, Set<string>>();
  for (const { subject, messageId } of await world.mailbox.emailsTo(DETAILS.email)) {
    messages.set(subject, (messages.get(subject) ?? new Set()).add(messageId));
  }
  return [...messages].flatMap(([subject, ids]) => {
    const [, kind = '', number = ''] = /^(.*) order (\d+)/.exec(subject) ?? [];
    return ids.size > (counts.get(number)?.[kind] ?? 1) ? [`${ids.size} times ${subject}`] : [];
  });
}

it.each(rounds)('comes through a minute of faults: --minutes 1 --seed %i', async (of) => {
  const random = new SeededRandom(of);
  const products = [
    await world.product(1_000),
    await world.product(40, 1_333),
    await world.product(5, 10_001),
  ];
  const buyers = await world.newBuyers(SHOPPERS);
  const shoppers = new RandomShoppers(world, products, prices, orders, buyers, of);
  const faults = new RandomFaults(world, random);
  const end = Date.now() + MINUTE_MS;
  try {
    while (Date.now() < end) {
      await faults.next();
      const before = shoppers.acts.done;
      const enough = () => expect(shoppers.acts.done - before).toBeGreaterThanOrEqual(ACTS);
      await eventually(enough, WITHOUT_ACTS_MS).catch(() => undefined);
    }
    await faults.calm();
    await shoppers.sendHome();
    await expectInvariants(world.db, world.cards, HEALED_WITHIN_MS);
    await expectBalanced(world.db, HEALED_WITHIN_MS);
    expect(await doubledMails()).toEqual([]);
  } catch (error) {
    process.stderr.write(`seed ${of}:\n${faults.story.map((line) => `  ${line}\n`).join('')}`);
    throw error;
  } finally {
    await faults.calm();
    await shoppers.sendHome();
  }
  process.stderr.write(
    `seed ${of}: ${faults.story.length} faults, ${JSON.stringify(shoppers.acts)}, ` +
      `so far with orders: ${JSON.stringify(orders.done)}\n`,
  );
});

// A shorter run may leave out what is rare.
if (minutes >= ENOUGH_MINUTES) {
  it('everything was done with orders', () => {
    expect(orders.names.filter((name) => !orders.done[name])).toEqual([]);
  });
}
