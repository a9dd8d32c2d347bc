import { Client } from 'pg';
import { refuseTrialData } from '../../../src/boot/refuse-trial-data.js';
import { DEMO_LOGINS, EnsureUser } from '../../../src/modules/auth/index.js';
import { TrialRecord } from '../../../src/platform/operations/trial-record.js';
import type { Cards } from '../../support/cards.js';
import { addProduct } from '../../support/catalog-rows.js';
import { placeOrder } from '../../support/sales.js';
import { createOrder, fill, pay, payByCard } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import { truncate } from '../../support/truncate.js';

const { admin, user } = DEMO_LOGINS;
/** Reasons and warnings of what is there. */
const PASSWORDS = /Anybody can read the password of/;
const TRIAL = /has the data of a trial/;

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let warnings: string[];

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({ STRIPE_API_BASE: cards.url });
  db = new Client(shop.databaseUrl);
  await db.connect();
});
beforeEach(async () => {
  warnings = [];
  await cards.turn({ faults: [] });
  await truncate(db, 'orders', 'checkout', 'stock_hold');
  await db.query('DELETE FROM users');
  await db.query(`UPDATE installation SET seeded_at = NULL, demo_used_at = NULL,
                         stand_in_used_at = NULL, real_payments_found_at = NULL`);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

/** Starts production on the database; the key of the card provider is a live one unless said. */
const start = (LIVE_CARDS = true) =>
  refuseTrialData(shop.app, { ...shop.env, NODE_ENV: 'production', LIVE_CARDS }, (text) =>
    warnings.push(text),
  );
/** Why it does not start; empty where it does. */
const refusal = (isLive?: boolean) =>
  start(isLive).then(
    () => '',
    (error: Error) => error.message,
  );

const record = () => shop.app.get(TrialRecord);
const demoAccount = (login: { email: string; password: string } = admin) =>
  shop.app
    .get(EnsureUser, { strict: false })
    .execute({ ...login, name: 'Demo', staffRole: login === admin ? 'owner' : null });

/** Buys by a card that the provider of this shop knows. */
async function buy(): Promise<string> {
  const [shopper, bell] = [await newUser(shop), await addProduct(db)];
  await fill(shopper.api, bell);
  const intent = await payByCard(shopper.api, cards, bell.priceCents);
  expect((await createOrder(shopper.api, intent)).status).toBe(201);
  return intent;
}

/** Buys by a card that another provider took. */
async function buyElsewhere(): Promise<void> {
  const intent = await buy();
  const elsewhere = ['pi_elsewhere', intent];
  await db.query('UPDATE orders SET transaction_id = $1 WHERE transaction_id = $2', elsewhere);
  await db.query('UPDATE checkout SET intent_id = $1 WHERE intent_id = $2', elsewhere);
}

/** An order without a checkout, as the demo makes them. */
const addDemoOrder = async () => placeOrder(shop, (await newUser(shop)).id);

/** After a knob for one fault. */
const isProviderCalled = async () => (await cards.state()).faults_left.length === 0;
const beUnreachable = () =>
  cards.turn({ faults: [{ operation: '*', does: 'close', times: 50 }] as const });

describe('a shop that was never tried', () => {
  it('starts, whatever it has sold, and asks nobody', async () => {
    await buy();
    await cards.turn({ faults: [{ operation: '*', does: 'fail' }] });
    expect(await refusal()).toBe('');
    expect(await isProviderCalled()).toBe(false);
    expect(warnings).toEqual([]);
  });

  it('is not looked at outside of production', async () => {
    await demoAccount();
    await record().recordDemo();
    await refuseTrialData(shop.app, shop.env, (text) => warnings.push(text));
    expect(warnings).toEqual([]);
  });
});

describe('a published password', () => {
  it.each([admin, user])('of $email refuses, though no demo is recorded', async (login) => {
    await demoAccount(login);
    expect(await refusal()).toMatch(`Anybody can read the password of ${login.email}:`);
  });

  it('refuses while the account is blocked', async () => {
    await db.query('UPDATE users SET blocked_at = now() WHERE id = $1', [await demoAccount()]);
    expect(await refusal()).toMatch(PASSWORDS);
  });

  it('refuses where staff have another address by now, and names it', async () => {
    await record().recordDemo();
    const id = await demoAccount();
    await db.query(`UPDATE users SET email = 'boss@iron.example' WHERE id = $1`, [id]);
    expect(await refusal()).toMatch(/Anybody can read the password of boss@iron\.example:/);
  });

  it('refuses beside real payments, too', async () => {
    await demoAccount();
    await record().recordDemo();
    await record().recordRealPayments();
    const reason = await refusal();
    expect(reason).toMatch(PASSWORDS);
    expect(reason).not.toMatch(TRIAL);
  });

  it('is none once it was changed', async () => {
    await demoAccount({ ...admin, password: 'a password of my own' });
    expect(await refusal()).toBe('');
  });
});

describe('the demo', () => {
  it('refuses without an order of customers, and asks nobody', async () => {
    await record().recordDemo();
    await addDemoOrder();
    await cards.turn({ faults: [{ operation: '*', does: 'fail' }] });
    const reason = await refusal();
    expect(reason).toMatch(/data of a trial \(the demo of \d{4}-\d\d-\d\d\): npm run go-live -- /);
    expect(reason).not.toMatch(PASSWORDS);
    expect(await isProviderCalled()).toBe(false);
  });

  it('refuses beside orders that the provider does not know', async () => {
    await record().recordDemo();
    await buyElsewhere();
    expect(await refusal()).toMatch(TRIAL);
  });

  it('refuses with a test key, which knows payments that moved no money', async () => {
    await record().recordDemo();
    await buy();
    expect(await refusal(false)).toMatch(TRIAL);
    expect((await record().facts()).realPaymentsFoundAt).toBeNull();
  });

  it('starts with a warning beside real payments, and never asks again', async () => {
    await record().recordDemo();
    await buy();
    expect(await refusal()).toBe('');
    expect((await record().facts()).realPaymentsFoundAt).not.toBeNull();
    await beUnreachable();
    expect(await refusal()).toBe('');
    expect(warnings).toHaveLength(2);
    for (const warning of warnings) expect(warning).toMatch(/the demo of .* beside real payments/);
    expect((await cards.state()).faults_left).toMatchObject([{ times: 50 }]);
  });

  it('of release 0.2.0 starts with a warning beside real payments', async () => {
    await db.query('UPDATE installation SET seeded_at = now()');
    await buy();
    expect(await refusal()).toBe('');
    expect(warnings).toMatchObject([/beside real payments/]);
  });

  it('of release 0.2.0 refuses without them', async () => {
    await db.query('UPDATE installation SET seeded_at = now()');
    expect(await refusal()).toMatch(TRIAL);
  });

  it('starts while the provider cannot be reached, says so, and asks again at the next start', async () => {
    await record().recordDemo();
    await buyElsewhere();
    await beUnreachable();
    expect(await refusal()).toBe('');
    expect(warnings).toMatchObject([/it cannot be reached.*asks again at its next start/]);
    await cards.turn({ faults: [] });
    expect(await refusal()).toMatch(TRIAL);
  });
});

describe('the card stand-in', () => {
  it('starts without payments, silently', async () => {
    await record().recordStandIn();
    await newUser(shop);
    expect(await refusal()).toBe('');
    expect(warnings).toEqual([]);
  });

  it('refuses beside its orders', async () => {
    await record().recordStandIn();
    await buyElsewhere();
    expect(await refusal()).toMatch(
      /payments at the card stand-in, which was used first on \d{4}-/,
    );
  });

  it('refuses beside a payment that became no order', async () => {
    await record().recordStandIn();
    const [shopper, bell] = [await newUser(shop), await addProduct(db)];
    await fill(shopper.api, bell);
    expect((await pay(shopper.api, bell.priceCents)).status).toBe(200);
    expect(await refusal()).toMatch(TRIAL);
  });

  it('starts with a warning beside real payments', async () => {
    await record().recordStandIn();
    await buyElsewhere();
    await buy();
    expect(await refusal()).toBe('');
    expect(warnings).toMatchObject([/card stand-in.* beside real payments/]);
  });
});

it('names all reasons at once, a line each', async () => {
  await demoAccount();
  await demoAccount(user);
  await record().recordDemo();
  await record().recordStandIn();
  await addDemoOrder();
  const [first, passwords, trial, chapter, ...others] = (await refusal()).split('\n');
  expect(first).toBe('Production refuses the data of a trial:');
  expect(passwords).toMatch(`  - Anybody can read the password of ${admin.email}, ${user.email}:`);
  expect(trial).toMatch(/^ {2}- The database has the data of a trial \(the demo .*; payments at/);
  expect(chapter).toMatch(/^See docs\/operations\.md/);
  expect(others).toEqual([]);
});
