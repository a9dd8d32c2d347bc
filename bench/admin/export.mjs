import { startDatabase } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';
import { Api } from '../loads/api.mjs';

const EXPORTS = ['products/export.csv', 'orders/export.csv', 'users/export.csv'];

/** Downloads each export whole and samples the shop's memory meanwhile. */
export async function measureExports(size) {
  const postgres = await startDatabase(size);
  try {
    const shop = await Shop.start(size, postgres.url);
    try {
      const admin = await Api.signedIn(shop.url, 'admin@vigor.test', 'vigor-admin');
      for (const path of EXPORTS) await stream(shop, admin, path);
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function stream(shop, admin, path) {
  const began = performance.now();
  const before = shop.rssMb;
  const samples = [];
  let bytes = 0;
  let rows = -1;
  const answer = await fetch(`${shop.url}/api/${path}`, { headers: admin.headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  for await (const part of answer.body) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) rows++;
    samples.push(shop.rssMb);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${path}: ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; ` +
      `memory ${before} MB before, at most ${quarters(samples).join(', ')} MB in its quarters`,
  );
}

/** The largest sample of each quarter of the download: memory that grows with the file rises from one to the next. */
function quarters(samples) {
  const size = Math.ceil(samples.length / 4);
  return [0, 1, 2, 3].map((at) => Math.max(...samples.slice(at * size, (at + 1) * size)));
}
