import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startDatabase, withClient } from '../lib/database.mjs';
import { HEAD, print, runLoad } from '../lib/load.mjs';
import { Shop } from '../lib/shop.mjs';
import { reads } from './reads.mjs';

const SECONDS = 15;
/** Shoppers look around at this rate, far below what the shop can answer. */
const READS_PER_SECOND = 100;
/** About three times what one thread can hash, from enough sockets to fill the queue. */
const LOGINS_PER_SECOND = 100;
const SOCKETS = 300;

const FLOOD = `
  const autocannon = require('autocannon');
  const { parentPort, workerData } = require('node:worker_threads');
  const { url, ...load } = workerData;
  const body = JSON.stringify({ email: 'nobody@x.test', password: 'wrong one' });
  const headers = { 'content-type': 'application/json' };
  autocannon({ url: url + '/api/auth/login', method: 'POST', headers, body, ...load })
    .then(({ statusCodeStats }) => parentPort.postMessage(statusCodeStats));`;

/** Measures lists of the catalog in a quiet shop, and while many log in with wrong passwords. */
export async function measureHashes(size) {
  const postgres = await startDatabase(size);
  try {
    const shop = await Shop.start(size, postgres.url);
    try {
      const [{ name, paths }] = await withClient(postgres.url, reads);
      const requests = paths.map((path) => ({ path }));
      const look = () =>
        runLoad({ url: shop.url, requests, rate: READS_PER_SECOND, seconds: SECONDS });
      await runLoad({ url: shop.url, requests, seconds: 3 });
      console.log(HEAD);
      const quiet = await look();
      print(name, quiet);
      const flood = startFlood(shop.url);
      const busy = await look();
      const ratio = `p95 ${(busy.p95 / quiet.p95).toFixed(2)} times the quiet one`;
      print(`  while ${LOGINS_PER_SECOND} log in each second`, busy, ratio);
      console.log(`logins answered: ${await flood}`);
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** How many logins got which status. */
async function startFlood(url) {
  const workerData = {
    ...{ url, duration: SECONDS },
    ...{ connections: SOCKETS, overallRate: LOGINS_PER_SECOND },
  };
  const [answers] = await once(new Worker(FLOOD, { eval: true, workerData }), 'message');
  return Object.entries(answers)
    .map(([status, { count }]) => `${status}: ${count}`)
    .join(', ');
}
