import { promises } from 'node:fs';
import { Client } from 'pg';
import { refuseTrialData } from '../../../src/boot/refuse-trial-data.js';
import { onShop } from '../../../src/cli/go-live/go-live.module.js';
import type { Env } from '../../../src/config/env.js';
import {
  contentOf,
  databaseNameOf,
  databasesOf,
  goLive,
  goLiveRefusal,
  onDatabase,
  OWNER,
  unchanged,
  valuesOf,
} from '../../support/go-live-run.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { TriedShop } from '../../support/tried-shop.js';
import { freshDatabase, TEMPLATE } from '../../support/worker-database.js';

const DISK = { type: 0, bsize: 0, blocks: 100, bfree: 0, bavail: 0, files: 0, ffree: 0 };

let tried: TriedShop;
let env: Env;
const dropped: string[] = [];

beforeAll(async () => {
  tried = await TriedShop.make();
});
beforeEach(async () => {
  await tried.parcels.cards.turn({ faults: [] });
  env = await tried.copy();
});
afterAll(async () => {
  await tried?.close();
  for (const name of dropped) await dropDatabase(name);
});

const run = (sql: string, on = env) => onDatabase(on, (db) => db.query(sql));
/** By a live key, with which the provider knows the trial's payments. */
const live = () => ({ ...env, LIVE_CARDS: true });
const startsInProduction = (on: Env) =>
  onShop(on, (app) =>
    refuseTrialData(app, { ...on, NODE_ENV: 'production' }, () => undefined),
  ).then(
    () => '',
    (error: Error) => error.message,
  );

async function newDatabase(name: string, template?: string): Promise<string> {
  dropped.push(name);
  return createDatabase(name, template);
}

describe('going live changes nothing', () => {
  it('where the shop was never tried', async () => {
    const fresh = await freshDatabase();
    const reason = await goLiveRefusal({ ...env, DATABASE_URL: fresh.url });
    expect(reason).toMatch(/^This shop was never tried:/);
    await fresh.drop();
  });

  it('where there is no shop', async () => {
    const empty = { ...env, DATABASE_URL: await newDatabase(`${databaseNameOf(env)}_empty`) };
    expect(await goLiveRefusal(empty)).toBe('There is no shop yet: the database is empty.');
  });

  it('where the database is of another release', async () => {
    await run('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)');
    expect(await unchanged(env, () => goLiveRefusal(env))).toMatch('is of another release');
  });

  it('without a key of the card provider, which alone knows real payments', async () => {
    const reason = await unchanged(env, () => goLiveRefusal({ ...env, CARD_STAND_IN: true }));
    expect(reason).toMatch(/set STRIPE_SECRET_KEY as for production\.$/);
  });

  it('by a test key where no stand-in is known to have been used', async () => {
    await run('UPDATE installation SET stand_in_used_at = NULL');
    expect(await unchanged(env, () => goLiveRefusal(env))).toMatch(/to the live key\.$/);
  });

  it('while the card provider cannot be reached', async () => {
    await tried.parcels.cards.turn({ faults: [{ operation: '*', does: 'close', times: 9 }] });
    const reason = await unchanged(env, () => goLiveRefusal(live()));
    expect(reason).toMatch(/whether orders .* real money: it cannot be reached\. Nothing was/);
  });

  it('where the role may not create databases', async () => {
    const role = `vigor_owner_${process.pid}`;
    await run(`CREATE ROLE ${role} LOGIN PASSWORD 'owner';
      GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
    const url = Object.assign(new URL(env.DATABASE_URL ?? ''), { username: role });
    url.password = 'owner';
    const reason = await unchanged(env, () => goLiveRefusal({ ...env, DATABASE_URL: url.href }));
    expect(reason).toMatch(`The database role ${role} may not create and rename databases:`);
    expect(reason).toMatch('--to postgres://');
    await run(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });

  it('where the disk of the embedded database has no room for a second one', async () => {
    const disk = jest.spyOn(promises, 'statfs');
    disk.mockImplementation(async () => ({ ...DISK, bavail: 10, bsize: 4096 }));
    const embedded = { ...env, EMBEDDED_DATABASE: true };
    const reason = await unchanged(env, () => goLiveRefusal(embedded));
    disk.mockRestore();
    expect(reason).toMatch(/^The disk of .* needs \d+ MB free for a second database/);
  });

  it('where a check finds a breach in the copy', async () => {
    const original = Client.prototype.query;
    const query = jest.spyOn(Client.prototype, 'query');
    query.mockImplementation(function (this: Client, ...given: unknown[]) {
      if (String(given[0]).startsWith('SELECT what::text')) return { rows: [{ what: 'planted' }] };
      return Reflect.apply(original, this, given) as unknown;
    });
    const reason = await unchanged(env, async () => {
      const refused = await goLiveRefusal(env);
      query.mockRestore();
      return refused;
    });
    expect(reason).toMatch(/^The copied shop has what a shop never has, .*: planted/);
  });

  it('where a program begins to use the database at the last moment', async () => {
    const late = new Client(env.DATABASE_URL);
    const original = Client.prototype.query;
    const query = jest.spyOn(Client.prototype, 'query');
    query.mockImplementation(function (this: Client, ...given: unknown[]) {
      const asked = () => Reflect.apply(original, this, given) as unknown;
      return given[0] === 'BEGIN' && this.database === 'postgres'
        ? late.connect().then(asked)
        : asked();
    });
    const reason = await unchanged(env, async () => {
      const refused = await goLiveRefusal(env);
      query.mockRestore();
      await late.end();
      return refused;
    });
    expect(reason).toMatch(/^A program began to use the database .* meanwhile/);
  });
});

it('drops what an interrupted run has left, and names the trial as nothing else is', async () => {
  const [oid] = await valuesOf<number>(
    env,
    'SELECT oid FROM pg_database WHERE datname = current_database()',
  );
  await newDatabase(`vigor_go_live_${oid}`, TEMPLATE);
  const { said } = await goLive(env, { isDryRun: true });
  const [first = ''] = /\w+_trial_\d{8}/.exec(said) ?? [];
  await newDatabase(first);
  const { trial } = await goLive(env);
  dropped.push(String(trial));
  expect(trial).toBe(`${first}_2`);
  expect(await valuesOf(env, 'SELECT email FROM users')).toEqual([OWNER]);
  expect(await databasesOf(env)).toEqual([databaseNameOf(env), first, trial]);
});

describe('going live into another database', () => {
  it('copies the shop, and leaves the trial where it is', async () => {
    const to = await newDatabase(`${databaseNameOf(env)}_to`);
    const before = await contentOf(env);
    const { said, trial, password } = await goLive(env, { to });
    expect(said).toMatch('the shop goes to that of --to');
    expect(said).toMatch('Set DATABASE_URL to the address of --to before you start');
    expect([trial, password]).toEqual([undefined, expect.stringMatching(/^[\w-]{16}$/)]);
    expect(await contentOf(env)).toEqual(before);
    const target = { ...env, DATABASE_URL: to };
    expect(await valuesOf(target, 'SELECT email FROM users')).toEqual([OWNER]);
    expect(await valuesOf(target, `SELECT name FROM product WHERE name LIKE 'Garden%'`)).toEqual([
      'Garden gate',
    ]);
    expect(await startsInProduction(target)).toBe('');
  });

  it('is refused where that is not empty', async () => {
    const to = await newDatabase(`${databaseNameOf(env)}_used`, TEMPLATE);
    const name = databaseNameOf({ ...env, DATABASE_URL: to });
    const reason = await goLiveRefusal(env, { to });
    expect(reason).toMatch(`The database ${name} of --to is not empty:`);
  });
});
