import { setTimeout as pause } from 'node:timers/promises';
import { CardsProcess } from '../lib/cards.mjs';
import { startDatabase, withClient } from '../lib/database.mjs';
import { STATISTICS } from '../lib/services.mjs';
import { Shop } from '../lib/shop.mjs';
import { orders } from './checkouts.mjs';
import { Prices } from './prices.mjs';
import { newShoppers, plentiful } from './shoppers.mjs';

const SHOPPERS = 8;
const ORDERS = 100;
const SHOWN = 70;
const LOOK_EVERY_MS = 200;

/** Statements of the measurement itself. */
const OURS =
  /pg_stat_statements|is_idle|FROM product\s+WHERE deleted_at IS NULL AND quantity > 200/;

/**
 * Counts the SQL statements of an order by pg_stat_statements, COMMIT included: from adding to the cart
 * until its jobs are done, and their ms. START TRANSACTION goes with the next statement, and Postgres counts it only
 * the first time of a connection. Background work is counted apart. With BENCH_WORK=priced the orders
 * have delivery, tax and a code.
 */
export async function measureStatements(size) {
  const postgres = await startDatabase(size, {
    ...STATISTICS,
    'pg_stat_statements.track_planning': 'on',
  });
  const cards = await CardsProcess.start();
  try {
    const shop = await Shop.start(size, postgres.url, { STRIPE_API_BASE: cards.url });
    await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
    try {
      await withClient(postgres.url, (db) => count(db, shop, cards));
    } finally {
      await shop.stop();
    }
  } finally {
    await cards.stop();
    await postgres.stop();
  }
}

async function count(db, shop, cards) {
  await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const products = await plentiful(db);
  const shoppers = await newShoppers(shop.url, SHOPPERS);
  const prices = process.env.BENCH_WORK === 'priced' ? await Prices.add(db, shop.url) : undefined;
  // Statements that run once a connection run before the count.
  await orders(shoppers, cards, products, SHOPPERS * 4, prices);
  await untilIdle(db);
  const began = performance.now();
  const busy = await during(db, () => orders(shoppers, cards, products, ORDERS, prices));
  const ms = performance.now() - began;
  const idle = await during(db, () => pause(ms));
  const own = new Map(idle.map((row) => [row.query, row]));
  const rows = busy
    .map(({ query, calls, ms }) => ({
      query,
      each: (calls - (own.get(query)?.calls ?? 0)) / ORDERS,
      ms: (ms - (own.get(query)?.ms ?? 0)) / ORDERS,
    }))
    .filter(({ each }) => each >= 0.05)
    .toSorted((one, other) => other.each - one.each);
  for (const { query, each, ms } of rows.slice(0, SHOWN)) {
    const text = query.replace(/\s+/g, ' ').slice(0, 150);
    console.log(`${each.toFixed(2).padStart(6)}  ${ms.toFixed(3).padStart(6)} ms  ${text}`);
  }
  const sum = rows.reduce((total, { each }) => total + each, 0);
  const background = idle.reduce((total, { calls }) => total + calls, 0) / (ms / 1000);
  await prices?.remove();
  console.log(`${sum.toFixed(1)} statements an order; ${background.toFixed(1)} a second by itself`);
}

/** The statements of `work` and of the jobs that it created. */
async function during(db, work) {
  await db.query('SELECT pg_stat_statements_reset()');
  await work();
  await untilIdle(db);
  const { rows } = await db.query(
    `SELECT query, sum(calls)::int AS calls, sum(total_exec_time + total_plan_time) AS ms FROM pg_stat_statements s
       JOIN pg_database d ON d.oid = s.dbid AND d.datname = current_database() GROUP BY query`,
  );
  return rows.filter(({ query }) => !OURS.test(query));
}

async function untilIdle(db) {
  for (;;) {
    const { rows } = await db.query(
      'SELECT NOT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL) AS is_idle',
    );
    if (rows[0].is_idle) return;
    await pause(LOOK_EVERY_MS);
  }
}
