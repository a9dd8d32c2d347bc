import { refuseTrialData } from '../../../src/boot/refuse-trial-data.js';
import { onShop } from '../../../src/cli/go-live/go-live.module.js';
import type { Env } from '../../../src/config/env.js';
import { TrialRecord } from '../../../src/platform/operations/trial-record.js';
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
import { TriedShop } from '../../support/tried-shop.js';

let tried: TriedShop;
let env: Env;
/** By a live key, with which the provider knows the trial's payments. */
let live: Env;

beforeAll(async () => {
  tried = await TriedShop.make();
});
beforeEach(async () => {
  env = await tried.copy();
  live = { ...env, LIVE_CARDS: true };
});
afterAll(() => tried?.close());

const run = (sql: string) => onDatabase(env, (db) => db.query(sql));
const startsInProduction = () =>
  onShop(live, (app) =>
    refuseTrialData(app, { ...live, NODE_ENV: 'production' }, () => undefined),
  ).then(
    () => '',
    (error: Error) => error.message,
  );

describe('going live beside real payments', () => {
  const demoAccounts = `SELECT email || ' ' || role || ' ' || (blocked_at IS NULL) FROM users
                         WHERE email LIKE '%@vigor.test' ORDER BY 1`;

  it('changes accounts only', async () => {
    const before = await contentOf(env);
    const [staff] = await valuesOf<number>(
      env,
      `SELECT count(*)::integer FROM users WHERE role = 'admin'`,
    );
    expect(await startsInProduction()).toMatch('Anybody can read the password of');
    const { said, password } = await goLive(live);
    expect(said).toMatch('Real payments are there: nothing is copied, and only accounts change.');
    expect(said).toMatch(/^admin@vigor\.test: logged out everywhere, .*, no owner any more\.$/m);
    expect(said).toMatch(
      /^user@vigor\.test: logged out everywhere, a random password that nobody/m,
    );
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(await startsInProduction()).toBe('');
    expect(await valuesOf(env, demoAccounts)).toEqual([
      'admin@vigor.test user true',
      'user@vigor.test user true',
    ]);
    const owners = `SELECT count(*)::integer FROM users WHERE role = 'admin'`;
    expect(await valuesOf(env, owners)).toEqual([staff]);
    const after = await contentOf(env);
    const changed = Object.keys(after).filter(
      (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
    );
    expect(changed.sort()).toEqual(['audit_entry', 'installation', 'security_event', 'users']);
    expect(await databasesOf(env)).toEqual([databaseNameOf(env)]);
  });

  it('knows them by what an earlier start has found, without a key', async () => {
    await run('UPDATE installation SET real_payments_found_at = now()');
    const { said } = await goLive({ ...env, CARD_STAND_IN: true });
    expect(said).toMatch('only accounts change');
  });

  it('changes nothing in a dry run', async () => {
    const said = await unchanged(env, async () => (await goLive(live, { isDryRun: true })).said);
    expect(said).toMatch(
      /^ {2}admin@vigor\.test: logged out everywhere, .*, no owner any more\.$/m,
    );
    expect(said).toMatch(`  ${OWNER}: an owner.`);
    const facts = await onShop(env, (app) => app.get(TrialRecord).facts());
    expect(facts.realPaymentsFoundAt).toBeNull();
  });

  it('runs beside the shop', async () => {
    await onDatabase(env, async () => {
      expect((await goLive(live)).said).toMatch('only accounts change');
    });
  });

  it('gives the owner of a published password a new one', async () => {
    await run(`UPDATE users SET email = 'Boss@iron.example' WHERE email = 'admin@vigor.test'`);
    const { said } = await goLive(live, { email: 'boss@iron.example' });
    expect(said).toMatch(/^boss@iron\.example has the new password [\w-]{16}$/m);
    expect(await startsInProduction()).toBe('');
    const role = `SELECT staff_role FROM users WHERE email = 'Boss@iron.example'`;
    expect(await valuesOf(env, role)).toEqual(['owner']);
  });

  it('is refused for an owner who is blocked, where there is no other', async () => {
    await run(
      `UPDATE users SET role = 'user', staff_role = NULL WHERE email <> 'admin@vigor.test'`,
    );
    await run(`UPDATE users SET blocked_at = now() WHERE email = '${tried.parcels.admin.email}'`);
    const reason = await goLiveRefusal(live, { email: tried.parcels.admin.email });
    expect(reason).toMatch(/ is blocked, and admin@vigor\.test is the only other owner:/);
  });

  it('takes no other database', async () => {
    const to = 'postgres://localhost/other';
    expect(await unchanged(env, () => goLiveRefusal(live, { to }))).toMatch('leave out --to');
  });
});
