import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';

const PAGES = Number(process.env.CRAWL_PAGES ?? 10_000);
const AT_ONCE = 8;
/** Below what one address may have rendered in a minute. */
const PAGES_OF_ADDRESS = 500;
const SETTLE_MS = 20_000;

/** The memory of the shop before and after a crawl of 10,000 distinct pages, or `CRAWL_PAGES`, from addresses within their limits. */
export async function measureCrawl(size) {
  const postgres = await startDatabase(size);
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };
  const shop = await Shop.start(size, postgres.url, settings);
  try {
    await open(shop.url, '/', 0);
    await pause(SETTLE_MS);
    const idle = shop.rssMb;
    const paths = await pathsOf(shop.url);
    const began = performance.now();
    let next = 0;
    const statuses = {};
    const crawl = async () => {
      for (let nth = next++; nth < paths.length; nth = next++) {
        const status = await open(shop.url, paths[nth], nth);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, crawl));
    const seconds = (performance.now() - began) / 1000;
    const right = shop.rssMb;
    await pause(SETTLE_MS);
    console.log(
      `${paths.length} pages in ${seconds.toFixed(0)} s, by status ${JSON.stringify(statuses)}\n` +
        `memory: ${idle} MB idle, ${right} MB right after, ${shop.rssMb} MB ${SETTLE_MS / 1000} s later, ` +
        `${shop.peakMb} MB at most: ${shop.peakMb - idle} MB above idle (goal 150)`,
    );
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

/** The pages of the sitemap, and lists with a search each for what it lacks. */
async function pathsOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc));
  const pages = found.map(({ pathname }) => pathname).slice(0, PAGES / 2);
  const lists = Array.from({ length: PAGES - pages.length }, (_, nth) => `/products?page=${nth}`);
  return pages.flatMap((page, nth) => [page, lists[nth]]).concat(lists.slice(pages.length));
}

async function open(url, path, nth) {
  const network = Math.floor(nth / PAGES_OF_ADDRESS);
  const answer = await fetch(`${url}${path}`, {
    headers: {
      'accept-encoding': nth % 2 ? 'br' : 'gzip',
      'x-forwarded-for': `10.0.${Math.floor(network / 250)}.${(network % 250) + 1}`,
    },
  });
  await answer.arrayBuffer();
  return answer.status;
}
