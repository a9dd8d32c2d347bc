import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';

jest.setTimeout(900_000);

const NO_WORKER = 'No worker is alive: jobs wait in the outbox until one starts (npm run worker).';
let world: GrownShop;

beforeAll(async () => {
  world = await GrownShop.start({ apis: 1, workers: 0 });
});

afterAll(() => world?.close());

/** How often the shop has said a line, over all its starts. */
const said = (line: string) => world.apis[0]!.log.split(line).length - 1;
const ready = async () => (await fetch(`${world.apis[0]!.url}/health/ready`)).status;
const restart = async () => {
  const [api] = world.apis;
  const before = said('is open');
  await api!.kill('SIGTERM');
  expect(api!.exitCode).toBe(0);
  await api!.up();
  await eventually(() => expect(said('is open')).toBe(before + 1));
};
const signedOff = async () => {
  const { rows } = await world.db.query('SELECT FROM worker WHERE stopped_at IS NULL');
  return rows.length === 0;
};

it('says in one line that no worker is alive as the shop starts, which is ready all the same', async () => {
  await eventually(() => expect(said('is open')).toBe(1));
  expect(said(NO_WORKER)).toBe(1);
  expect(await ready()).toBe(200);
});

it('says nothing of it where npm run worker has started one', async () => {
  const worker = await world.newWorkerByNpm();
  await restart();
  expect(said(NO_WORKER)).toBe(1);
  await worker.end('SIGTERM');
  await eventually(async () => expect(await signedOff()).toBe(true), 30_000);
});

it('says it again when the last worker was stopped', async () => {
  await restart();
  expect(said(NO_WORKER)).toBe(2);
  expect(await ready()).toBe(200);
});

it('stops in order while Redis hangs', async () => {
  const worker = await world.newWorker();
  world.redis.freeze();
  const [api] = world.apis;
  await api!.kill('SIGTERM');
  expect(api!.exitCode).toBe(0);
  expect(await worker.end('SIGTERM')).toBe(0);
  world.redis.thaw();
});
