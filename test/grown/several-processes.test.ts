import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';
import { HttpApi } from '../support/http-api.js';
import { expectInvariants } from '../support/invariants.js';
import { expectNoOverselling } from '../support/concurrent-checkout.js';
import { ShoppingCrowd } from '../support/shopping-crowd.js';

jest.setTimeout(900_000);

/** The tests' proxy looks twenty times meanwhile; Caddy, within the default, twice. */
const DRAIN_MS = '5000';
const SECOND_MS = 1_000;
/** A page is rendered again then, which on busy cores takes its time. */
const DRAWN_MS = 10_000;
const SHOPPERS = 6;
let world: GrownShop;

beforeAll(async () => {
  world = await GrownShop.start({ apis: 2, workers: 2, settings: { DRAIN_MS } });
});

afterAll(() => world?.close());

/** Whether a page or an answer names a price; not the whole of it, as a failure would print it. */
const names = async (url: string, price: string) => {
  const answer = await fetch(url);
  const text = await answer.text();
  return { status: answer.status, [price]: text.includes(price) };
};

it('sells 20 units to 20 of 200 buyers through both processes', async () => {
  await expectNoOverselling(world);
  expect(Math.min(...world.proxy.served)).toBeGreaterThan(200);
});

it.each([
  ['the answer of the API', (id: string) => `/api/products/${id}`, '"finalPrice":', SECOND_MS],
  ['the page', (id: string) => `/products/${id}`, '$', DRAWN_MS],
  ['the list', () => '/products', '$', DRAWN_MS],
])('shows a changed price through the other process: %s', async (_, at, mark, withinMs) => {
  const [one, other] = world.apis;
  const admin = await world.newAdmin();
  const product = await world.product(5, 4_999_900);
  const seen = `${other!.url}${at(product.id)}`;
  expect((await fetch(seen)).status).toBe(200);
  for (const price of [101.11, 102.22, 103.33]) {
    const changed = await new HttpApi(one!.url)
      .as(admin.token)
      .put(`products/${product.id}`, { price });
    expect(changed.status).toBe(200);
    const told = `${mark}${price}`;
    await eventually(
      async () => expect(await names(seen, told)).toEqual({ status: 200, [told]: true }),
      withinMs,
    );
  }
});

it('says in each process when no worker was seen for a minute, and when one is there again', async () => {
  const { token } = await world.newAdmin();
  const signs = () =>
    Promise.all(
      world.apis.map(async ({ url }) => {
        const api = new HttpApi(url).as(token);
        return (await api.get<{ workers: { missing: boolean } }>('operations')).data.workers
          .missing;
      }),
    );
  expect(await signs()).toEqual([false, false]);
  for (const worker of world.workers.splice(0)) await worker.end('SIGKILL');
  expect(await signs()).toEqual([false, false]);
  await world.db.query(`UPDATE worker SET seen_at = seen_at - interval '61 s'`);
  expect(await signs()).toEqual([true, true]);
  await world.newWorker();
  await world.newWorker();
  expect(await signs()).toEqual([false, false]);
});

it('loses no request while its processes are stopped and started one after the other', async () => {
  const product = await world.product(100_000);
  const crowd = new ShoppingCrowd(world, product, await world.newBuyers(SHOPPERS));
  const serves = (count: number) => {
    const before = crowd.answered;
    return eventually(() => expect(crowd.answered - before).toBeGreaterThan(count), 30_000);
  };
  await serves(50);
  for (const api of world.apis) {
    await api.kill('SIGTERM');
    expect(api.exitCode).toBe(0);
    await serves(50);
    await api.up();
    await eventually(() => expect(world.proxy.up).toBe(2));
    await serves(50);
  }
  await crowd.sendHome();
  expect(crowd.failures).toEqual([]);
  await expectInvariants(world.db, world.cards, 30_000);
});
