import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { markerOf, startPostgres, withClient } from '../lib/database.mjs';
import { folderOf, SIZES } from '../lib/place.mjs';
import { Shop } from '../lib/shop.mjs';
import { fillCatalog, fillCatalogCounters, setTierFloors } from './catalog.mjs';
import { DROP_FUNCTIONS, FUNCTIONS } from './functions.mjs';
import { fillOrderCounters, fillOrders } from './orders.mjs';
import { fillUsers } from './users.mjs';
import { withoutIndexes } from './without-indexes.mjs';

const FAST = { max_wal_size: '8GB', maintenance_work_mem: '2GB', autovacuum: 'off' };

const ORDER_TABLES = ['orders', 'order_line', 'order_history', 'stock_ledger', 'product'];

/** Makes a data set unless it is whole: first the demo, seeded by the shop itself, then the generated rows. */
export async function make(size) {
  const marker = markerOf(size);
  if (existsSync(marker)) return;
  // What an interrupted run has left.
  rmSync(folderOf(size), { recursive: true });
  const postgres = await startPostgres(size, FAST);
  try {
    const shop = await Shop.start(size, postgres.url);
    await shop.stop();
    await withClient(postgres.url, (db) => fill(db, SIZES[size]));
    writeFileSync(marker, new Date().toISOString());
  } finally {
    await postgres.stop();
  }
}

async function fill(db, wanted) {
  const { products, people } = wanted;
  await db.query(`SET synchronous_commit = off; SET work_mem = '256MB'; ${FUNCTIONS}`);
  const step = async (name, work) => {
    const began = performance.now();
    await work();
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  await step('people', () =>
    withoutIndexes(db, ['users', 'subscriber'], () => fillUsers(db, people)),
  );
  await step('products', () =>
    withoutIndexes(db, ['product', 'media_reference'], () => fillCatalog(db, products)),
  );
  await db.query('ANALYZE product, users');
  await step('orders', () =>
    withoutTriggers(db, () => withoutIndexes(db, ORDER_TABLES, () => fillOrders(db, wanted))),
  );
  await step('tiers', () => setTierFloors(db));
  await step('words', () => withoutIndexes(db, ['product_words'], () => fillCatalogCounters(db)));
  await db.query('ANALYZE orders, product_words');
  await step('counters', () => fillOrderCounters(db));
  await db.query(DROP_FUNCTIONS);
  await step('statistics', () => db.query('VACUUM (ANALYZE)'));
}

/** Runs no triggers and checks no foreign keys, which work row by row; `fillOrderCounters` counts afterwards. */
async function withoutTriggers(db, fillTables) {
  await db.query("SET session_replication_role = 'replica'; SET work_mem = '1GB'");
  await fillTables();
  await db.query("SET session_replication_role = 'origin'; SET work_mem = '256MB'");
}
