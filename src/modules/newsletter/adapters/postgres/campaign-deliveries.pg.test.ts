import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { type OpenDatabase, openDatabase } from '../../../../../test/support/open-database.js';
import { moveShopNow } from '../../../../../test/support/virtual-clock.js';
import { loadEnv } from '../../../../config/env.js';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import type { ClaimedEmail, EmailEnd } from '../../ports/campaign-deliveries.js';
import { campaignDeliveriesContract } from '../../testing/campaign-deliveries.contract.js';
import { PostgresCampaignDeliveries } from './postgres-campaign-deliveries.js';

let database: OpenDatabase;
let deliveries: PostgresCampaignDeliveries;
let campaignId: string;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database.close());
beforeEach(async () => {
  const env = loadEnv({ CAMPAIGN_RATE: '10', CAMPAIGN_LEASE_MS: '60000' });
  deliveries = new PostgresCampaignDeliveries(
    ...([database.statements, database.repositories, database.unitOfWork] as const),
    ...([new UuidIds(), env] as const),
  );
  campaignId = randomUUID();
  await moveShopNow(database.dataSource, 0);
  await query('TRUNCATE campaign CASCADE; TRUNCATE subscriber; TRUNCATE campaign_pace');
});

/** Several statements, where there are no values. */
const query = <Row>(sql: string, values?: unknown[]): Promise<Row[]> =>
  database.dataSource.query(sql, values);
const states = async () => {
  const rows = await query<{ state: string; count: number }>(
    'SELECT state, count(*)::integer AS count FROM campaign_recipient GROUP BY state ORDER BY state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** A campaign that is due, to so many active subscribers. */
async function plant(subscribers: number): Promise<void> {
  await query(
    `INSERT INTO campaign (id, subject, preview, body, state, version, created_at, send_at)
     VALUES ($1, 'Sale', '', 'Sale', 'scheduled', 1, now(), now() - interval '1 s')`,
    [campaignId],
  );
  await query(
    `INSERT INTO subscriber (id, email, status, created_at)
     SELECT gen_random_uuid(), n || '@x.test', 'active', now() FROM generate_series(1, $1::int) n`,
    [subscribers],
  );
}

/** The same with its recipients. */
async function dueCampaign(subscribers: number): Promise<void> {
  await plant(subscribers);
  for (;;) {
    const [active] = await deliveries.active();
    if (active!.isListed) return;
    await deliveries.listRecipients(campaignId);
  }
}
const end = (email: ClaimedEmail, how: EmailEnd) =>
  deliveries.turn({ ...email, end: how }, undefined);
const one = async (): Promise<ClaimedEmail> => (await deliveries.claim(campaignId, 1))[0]!;

describe('the emails of campaigns in Postgres', () => {
  campaignDeliveriesContract(() => ({
    deliveries,
    states,
    plant: async (subscribers) => {
      await plant(subscribers);
      return campaignId;
    },
    setState: async (id, state) =>
      void (await query('UPDATE campaign SET state = $2 WHERE id = $1', [id, state])),
    campaign: async (id) => {
      const rows = await query<{ state: string; pauseReason: string | null }>(
        'SELECT state, pause_reason AS "pauseReason" FROM campaign WHERE id = $1',
        [id],
      );
      return rows[0]!;
    },
    unsubscribeAll: async () => void (await query(`UPDATE subscriber SET status = 'unsubscribed'`)),
  }));
});

it('lists each active subscriber once, however many processes do', async () => {
  await dueCampaign(0);
  await query(
    `UPDATE campaign SET is_listed = false;
     INSERT INTO subscriber (id, email, status, created_at)
     SELECT gen_random_uuid(), n || '@x.test', CASE n % 3 WHEN 0 THEN 'canceled' ELSE 'active' END, now()
       FROM generate_series(1, 12000) n`,
  );
  for (let n = 0; n < 3; n++) {
    await Promise.all([1, 2, 3].map(() => deliveries.listRecipients(campaignId)));
  }
  expect(await states()).toEqual({ waiting: 8_000 });
  expect(await query('SELECT recipients, is_listed FROM campaign')).toEqual([
    { recipients: 8_000, is_listed: true },
  ]);
});

it('gives away again what was claimed and not begun, and marks what was', async () => {
  await dueCampaign(2);
  const [begun, claimed] = (await deliveries.claim(campaignId, 2)) as [ClaimedEmail, ClaimedEmail];
  expect(await deliveries.turn(undefined, begun)).toMatch(/@x\.test$/);
  expect(await deliveries.claim(campaignId, 2)).toEqual([]);
  await moveShopNow(database.dataSource, 61_000);
  await deliveries.expire(campaignId);
  expect(await states()).toEqual({ unconfirmed: 1, waiting: 1 });
  const [again] = await deliveries.claim(campaignId, 2);
  expect(again?.subscriberId).toBe(claimed.subscriberId);
  // The first process lost its claim.
  expect(await deliveries.turn(undefined, claimed)).toBeUndefined();
  // It knows best what became of the email that it had begun.
  await end(begun, { state: 'sent' });
  expect(await states()).toEqual({ sent: 1, waiting: 1 });
});

it('skips who has left or was deleted', async () => {
  await dueCampaign(2);
  const [first, second] = (await deliveries.claim(campaignId, 2)) as [ClaimedEmail, ClaimedEmail];
  await query(`UPDATE subscriber SET status = 'unsubscribed'`);
  expect(await deliveries.turn(undefined, first)).toBeUndefined();
  await query('DELETE FROM subscriber');
  expect(await deliveries.turn(undefined, second)).toBeUndefined();
  expect(await states()).toEqual({ skipped: 2 });
});

it('tries a postponed email again later, five times', async () => {
  await dueCampaign(1);
  let ms = 0;
  for (const waitMinutes of [1, 2, 4, 8]) {
    const email = await one();
    await deliveries.turn(undefined, email);
    await end(email, { state: 'postponed', error: 'Later.' });
    await moveShopNow(database.dataSource, (ms += waitMinutes * MINUTE_MS - 5_000));
    expect(await one()).toBeUndefined();
    await moveShopNow(database.dataSource, (ms += 10_000));
  }
  const last = await one();
  await deliveries.turn(undefined, last);
  await end(last, { state: 'postponed', error: 'Later.' });
  expect(await states()).toEqual({ failed: 1 });
});

it('shares one rate between all processes', async () => {
  const waits = [];
  for (let n = 0; n < 4; n++) waits.push(await deliveries.reserve(10));
  expect(waits[0]).toBe(0);
  for (const [n, wait] of waits.entries()) {
    expect(wait).toBeLessThanOrEqual(n * 1_000);
    expect(wait).toBeGreaterThanOrEqual(n * 1_000 - 500);
  }
});
