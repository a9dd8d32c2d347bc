import { once } from 'node:events';
import { createServer } from 'node:http';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/scrape.js';
import { ownPort } from '../support/own-port.js';
import { ShopEnded, ShopProcess } from '../support/shop-process.js';

let shop: ShopProcess;

beforeAll(async () => {
  shop = await ShopProcess.start({ DEMO: 'off' });
});

afterAll(() => shop?.close());

it('says where Prometheus finds the figures, on a free port of this machine', async () => {
  const url = await eventually(() => {
    const [, told] = /metrics (http:\S+)/.exec(shop.log) ?? [];
    if (!told) throw new Error(shop.log);
    return told;
  });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const told = await scrape(url);
  expect(told.get('shop_outbox_failed_jobs')).toBe(0);
  expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

it('takes the port that is set, says so where it is taken, and none where it is off', async () => {
  const port = await ownPort();
  await shop.kill('SIGTERM');
  await shop.up({ METRICS_PORT: String(port) });
  expect((await scrape(`http://127.0.0.1:${port}/metrics`)).get('shop_workers_alive')).toBe(0);

  await shop.kill('SIGTERM');
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const failure = await shop.up({ METRICS_PORT: String(port) }).catch((error: unknown) => error);
  other.close();
  expect(failure).toBeInstanceOf(ShopEnded);
  expect(shop.log.trim().split('\n').at(-1)).toBe(
    `Port ${port} cannot be taken for metrics: choose another one with METRICS_PORT=, or off.`,
  );

  const said = shop.log.length;
  await shop.up({ METRICS_PORT: 'off' });
  await eventually(() => expect(shop.log.slice(said)).toContain('is open'));
  expect(shop.log.slice(said)).not.toContain('metrics');
});
