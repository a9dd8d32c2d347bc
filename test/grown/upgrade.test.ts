import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';
import { expectInvariants } from '../support/invariants.js';
import { type PlantedBuild, plantedBuild } from '../support/planted-build.js';
import { buildRelease, hasRelease } from '../support/release-build.js';
import { releases } from '../support/releases.js';
import { ShopProcess } from '../support/shop-process.js';
import { ShoppingCrowd } from '../support/shopping-crowd.js';

jest.setTimeout(900_000);

/** The tests' proxy looks twenty times meanwhile. */
const DRAIN_MS = '5000';
const SHOPPERS = 4;
const NEXT = '99.0.0';
const AFTER_NEXT = '99.1.0';

const [before] = releases();
const expand = [
  {
    name: 'PlantedColumn1799999999997',
    oldestBuild: before!.version,
    up: `await runner.query("ALTER TABLE product ADD planted text, ADD planted_count integer NOT NULL DEFAULT 0");
         await runner.query("ALTER TABLE orders ADD planted text")`,
    down: `await runner.query("ALTER TABLE product DROP planted, DROP planted_count");
           await runner.query("ALTER TABLE orders DROP planted")`,
  },
  {
    name: 'PlantedIndex1799999999998',
    oldestBuild: before!.version,
    up: `await createIndexConcurrently(runner, 'orders_planted', 'ON orders (planted, created_at)')`,
    down: `await runner.query("DROP INDEX CONCURRENTLY IF EXISTS orders_planted")`,
    isOutsideTransaction: true,
  },
] as const;
const contract = {
  name: 'PlantedContract1799999999999',
  oldestBuild: NEXT,
  up: `await runner.query("ALTER TABLE product RENAME planted TO planted_anew")`,
  down: `await runner.query("ALTER TABLE product RENAME planted_anew TO planted")`,
} as const;

let world: GrownShop;
let old: string;
let next: PlantedBuild;
let afterNext: PlantedBuild;

const describeUpgrade = hasRelease(before!) ? describe : describe.skip;

describeUpgrade(`release ${before!.version} and the build after it`, () => {
  beforeAll(async () => {
    old = await buildRelease(before!);
    next = plantedBuild(NEXT, expand);
    afterNext = plantedBuild(AFTER_NEXT, [...expand, contract]);
    world = await GrownShop.start({ apis: 2, workers: 1, settings: { DRAIN_MS }, root: old });
  });

  afterAll(async () => {
    await world?.close();
    next?.remove();
    afterNext?.remove();
  });

  const migrate = async (root: string, ...args: string[]) => {
    const program = join(root, 'dist/server/src/cli/migrate.js');
    const env = { PATH: process.env.PATH, ...world.settings };
    return (await promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env }))
      .stdout;
  };
  const applied = async () =>
    (await world.db.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(
      ({ name }) => name,
    );
  const starts = (root: string) =>
    ShopProcess.start(world.settings, undefined, root).then((shop) => shop.close());

  it('sell on one database while processes are upgraded, and taken back, one by one', async () => {
    const product = await world.product(1_000_000);
    const crowd = new ShoppingCrowd(world, product, await world.newBuyers(SHOPPERS));
    const serves = (count: number) => {
      const until = crowd.answered + count;
      return eventually(() => {
        expect(crowd.failures).toEqual([]);
        expect(crowd.answered).toBeGreaterThan(until);
      }, 60_000);
    };
    const replaceAllBy = async (root: string) => {
      for (const api of world.apis) {
        await api.kill('SIGTERM');
        expect(api.exitCode).toBe(0);
        await serves(20);
        api.root = root;
        await api.up();
        await eventually(() => expect(world.proxy.up).toBe(2));
        await serves(50);
      }
      for (const worker of world.workers.splice(0)) {
        expect(await worker.end('SIGTERM')).toBe(0);
        await world.newWorker({}, root);
      }
    };
    const ofOld = await applied();
    await serves(50);
    const admin = await world.newAdmin();
    const [first] = crowd.orders;
    const read = async () => (await admin.api.get<object>(`orders/${first}`)).data;
    const asBefore = await read();
    expect(asBefore).toMatchObject({ status: 'pending', paymentStatus: 'paid' });

    await replaceAllBy(next.root);
    const ofNext = await applied();
    expect(await read()).toMatchObject(asBefore);
    expect(ofNext.slice(-2)).toEqual(expand.map(({ name }) => name));
    await replaceAllBy(old);
    expect(await applied()).toEqual(ofNext);
    const canceled = { status: 'canceled', paymentStatus: 'refunded' };
    await admin.api.put(`orders/status/admin/${first}`, { status: 'canceled' });
    await eventually(async () => expect(await read()).toMatchObject(canceled), 30_000);
    for (const name of ofNext.slice(ofOld.length).reverse()) {
      expect(await migrate(next.root, '--down')).toMatch(`${name} is undone`);
      await serves(20);
    }
    expect(await applied()).toEqual(ofOld);

    await crowd.sendHome();
    expect(crowd.failures).toEqual([]);
    const { rows } = await world.db.query<{ id: string }>('SELECT id FROM orders');
    expect(rows.map(({ id }) => id).sort()).toEqual([...crowd.orders].sort());
    // The checks read today's tables.
    await migrate(next.root);
    await expectInvariants(world.db, world.cards, 30_000);
    process.stdout.write(`${crowd.answered} requests and ${rows.length} orders, none lost.
`);
  });

  it('the build before refuses what a later one has contracted, until that is undone', async () => {
    await migrate(afterNext.root);
    expect(await migrate(afterNext.root, '--status')).toMatch(
      `applied  ${contract.name}  runs ${NEXT} and newer\nOldest build that may run: ${NEXT}. This build: ${AFTER_NEXT}.`,
    );
    await expect(starts(old)).rejects.toThrow(
      `The data needs version ${NEXT} of the shop or a newer one, and this is ${before!.version}`,
    );
    await migrate(afterNext.root, '--down');
    await starts(old);
  });
});
