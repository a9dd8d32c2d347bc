import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startDatabase, withClient } from '../lib/database.mjs';
import { HEAD, print, runLoad } from '../lib/load.mjs';
import { Shop } from '../lib/shop.mjs';
import { reads } from './reads.mjs';

const SECONDS = 15;
/** Shoppers look around at this rate, far below what the shop can answer. */
const READS_PER_SECOND = 100;
/** About three times what one thread can hash. */
const LOGINS_PER_SECOND = 100;

/** Sends logins at a fixed rate, whether or not the earlier ones were answered. */
const FLOOD = `
  const { Agent, request } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const body = JSON.stringify({ email: 'nobody@x.test', password: 'wrong one' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const options = { method: 'POST', headers, agent: new Agent({ keepAlive: true }) };
  const answers = { sent: 0 };
  const count = (what) => (answers[what] = (answers[what] ?? 0) + 1);
  setInterval(() => {
    count('sent');
    request(workerData.url + '/api/auth/login', options)
      .on('response', (response) => count(response.resume().statusCode))
      .on('error', () => count('error'))
      .end(body);
  }, 1000 / workerData.perSecond);
  setTimeout(() => parentPort.postMessage(answers), workerData.seconds * 1000);`;

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
  const workerData = { url, perSecond: LOGINS_PER_SECOND, seconds: SECONDS };
  const worker = new Worker(FLOOD, { eval: true, workerData });
  const [answers] = await once(worker, 'message');
  await worker.terminate();
  return Object.entries(answers)
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ');
}
