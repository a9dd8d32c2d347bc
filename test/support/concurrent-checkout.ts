import { idOf } from './cards.js';
import { expectInvariants } from './invariants.js';
import { createOrder, fill, patient, pay } from './shoppers.js';
import type { TestWorld } from './test-world.js';

const BUYERS = 200;
const UNITS = 20;

/** Carts filled concurrently: more would exceed the request timeout. */
const FILLED_AT_ONCE = 20;

/** 200 buyers pay for 20 units at once: exactly 20 orders, however many processes serve them. */
export async function expectNoOverselling(world: TestWorld): Promise<void> {
  const product = await world.product(UNITS);
  const buyers = await world.newBuyers(BUYERS);
  for (let at = 0; at < buyers.length; at += FILLED_AT_ONCE) {
    const some = buyers.slice(at, at + FILLED_AT_ONCE);
    await Promise.all(some.map(({ api }) => fill(api, product)));
  }

  const answers = await Promise.all(
    buyers.map(async ({ api }) => ({ api, started: await pay(patient(api), 4_999) })),
  );
  const winners = answers.filter(({ started }) => started.status === 200);
  const losers = answers.filter(({ started }) => started.status !== 200);
  expect([winners.length, losers.length]).toEqual([UNITS, BUYERS - UNITS]);
  expect(new Set(losers.map(({ started }) => `${started.status} ${started.message}`))).toEqual(
    new Set([`409 "${product.name}" is out of stock`]),
  );

  const orders = await Promise.all(
    winners.map(async ({ api, started }) => {
      await world.cards.confirm(started.data);
      return createOrder(api, idOf(started.data));
    }),
  );
  // The webhook may have created the order before the browser did.
  expect(orders.filter(({ status }) => ![200, 201].includes(status))).toEqual([]);
  expect(await world.number('SELECT count(*) FROM orders')).toBe(UNITS);
  expect(await world.number('SELECT quantity FROM product')).toBe(0);
  expect(await world.number('SELECT sum(change) FROM stock_ledger')).toBe(0);
  expect(
    await world.number('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'),
  ).toBe(0);
  await expectInvariants(world.db, world.cards);
}
