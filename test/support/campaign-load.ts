import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Schema } from '../../common/contract/client.js';
import { SubscriberTokens } from '../../src/modules/newsletter/ports/subscribers.js';
import { CountingSmtpServer } from './counting-smtp-server.js';
import { eventually } from './eventually.js';
import { startTestApp, type TestApp } from './start-test-app.js';
import { TestRedis } from './test-redis.js';
import { newAdmin } from './test-users.js';
import { WorkerProcess } from './worker-process.js';

type Campaign = Schema<'Campaign'>;

export interface CampaignLoad {
  readonly subscribers: number;
  /** How many unsubscribe while it is sent. */
  readonly leavers: number;
  readonly killEveryMs: number;
  /** Emails in a second, of all workers together. */
  readonly rate: number;
  readonly patienceMs: number;
}

export interface CampaignFigures {
  readonly seconds: number;
  readonly kills: number;
  readonly counts: Campaign['counts'];
  readonly recipients: number;
  /** Addresses that the mail server got an email for. */
  readonly delivered: number;
  readonly deliveredTwice: number;
  /** Delivered to who had not been an active subscriber when the campaign began. */
  readonly deliveredToOthers: number;
  /** Begun after their unsubscribing was answered. */
  readonly begunAfterLeaving: number;
  /** Recorded as sent, and unknown to the mail server. */
  readonly sentWithoutDelivery: number;
  /** Delivered, and neither recorded as sent nor unconfirmed. */
  readonly deliveredUnrecorded: number;
  /** Resident memory of the worker that lives through it, in MB: after a tenth of the emails, and at the end. */
  readonly memoryMb: readonly [early: number, late: number];
}

/** SMTP connections of each worker. */
export const CONNECTIONS = 3;

/**
 * Sends a campaign on the grown form by two workers, one of which is killed every `killEveryMs`, while subscribers
 * leave.
 */
export async function sendUnderKills(load: CampaignLoad): Promise<CampaignFigures> {
  const redis = await TestRedis.start();
  const peer = await CountingSmtpServer.start();
  const shop = await startTestApp({
    REDIS_URL: redis.url,
    REDIS_PREFIX: 'campaign-load',
    SMTP_URL: peer.url,
    // Nothing is paid here.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    CAMPAIGN_RATE: String(load.rate),
    CAMPAIGN_CONNECTIONS: String(CONNECTIONS),
    CAMPAIGN_LEASE_MS: '8000',
  });
  const db = new Client(shop.databaseUrl);
  await db.connect();
  const workers = new Set<WorkerProcess>();
  try {
    return await run({ shop, peer, db, workers }, load);
  } finally {
    for (const worker of workers) await worker.end('SIGKILL');
    await db.end();
    await shop.close();
    await peer.close();
    await redis.close();
  }
}

interface Parts {
  readonly shop: TestApp;
  readonly peer: CountingSmtpServer;
  readonly db: Client;
  readonly workers: Set<WorkerProcess>;
}

async function run({ shop, peer, db, workers }: Parts, load: CampaignLoad) {
  await fill(db, load.subscribers);
  const { api: admin } = await newAdmin(shop);
  const text = { subject: 'Sale', body: '# Sale\n\nUp to **20 %** on [kettlebells](/products).' };
  const { data } = await admin.post<Campaign>('newsletter/campaigns', text);
  const path = `newsletter/campaigns/${data._id}`;
  const read = async () => (await admin.get<Campaign>(path)).data;

  const start = async () => {
    const worker = await WorkerProcess.startFor(shop.env);
    workers.add(worker);
    return worker;
  };
  const steady = await start();
  let victim = await start();
  await admin.put(`${path}/state`, { state: 'scheduled', version: 1 });
  const begunAt = Date.now();
  const reached = (count: number) =>
    eventually(() => expect(peer.counts.size).toBeGreaterThanOrEqual(count), load.patienceMs);
  await reached(1);

  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    for (;;) {
      await pause(load.killEveryMs);
      if (isOver) return;
      await victim.end('SIGKILL');
      workers.delete(victim);
      kills++;
      if (!isOver) victim = await start();
    }
  })();
  await reached(load.subscribers / 10);
  const early = memoryOf(steady);
  const leavers = await leave({ shop, db }, load.leavers);
  await eventually(async () => {
    // Seldom: counting so many emails takes time from those who send them.
    await pause(1_000);
    const { rows } = await db.query('SELECT state FROM campaign');
    expect(rows).toEqual([{ state: 'sent' }]);
  }, load.patienceMs);
  const ended = await read();
  const seconds = (Date.now() - begunAt) / 1000;
  const late = memoryOf(steady);
  isOver = true;
  await killing;
  return {
    seconds,
    kills,
    counts: ended.counts,
    recipients: ended.recipients,
    ...(await compare(db, peer, data._id, leavers)),
    memoryMb: [early, late] as const,
  };
}

/** Subscribers, of whom a tenth are not active. */
async function fill(db: Client, active: number): Promise<void> {
  await db.query(
    `INSERT INTO subscriber (id, email, status, created_at)
     SELECT gen_random_uuid(), 'reader' || n || '@example.com', 'active', now()
       FROM generate_series(1, $1::int) n`,
    [active],
  );
  await db.query(
    `INSERT INTO subscriber (id, email, status, created_at)
     SELECT gen_random_uuid(), 'other' || n || '@example.com',
            (ARRAY['pending', 'canceled', 'unsubscribed'])[1 + n % 3], now()
       FROM generate_series(1, $1::int) n`,
    [Math.ceil(active / 10)],
  );
  await db.query('ANALYZE subscriber');
}

/** Subscribers whose turn has not come leave by their link; returns when each was told that it is done. */
async function leave({ shop, db }: Pick<Parts, 'shop' | 'db'>, count: number) {
  const tokens = shop.app.get(SubscriberTokens, { strict: false });
  const { rows } = await db.query<{ id: string }>(
    `SELECT subscriber_id AS id FROM campaign_recipient
      WHERE state = 'waiting' ORDER BY subscriber_id DESC LIMIT $1`,
    [count],
  );
  const left = new Map<string, Date>();
  for (const { id } of rows) {
    const token = tokens.of(id, 'unsubscribe');
    const { status } = await shop.api.put(`newsletter/unsubscribe?token=${token}`);
    const now = await db.query<{ now: Date }>('SELECT shop_now() AS now');
    if (status === 200) left.set(id, now.rows[0]!.now);
  }
  return left;
}

async function compare(
  db: Client,
  peer: CountingSmtpServer,
  campaignId: string,
  left: ReadonlyMap<string, Date>,
) {
  const { rows } = await db.query<{
    id: string;
    email: string;
    state: string;
    begunAt: Date | null;
  }>(
    `SELECT subscriber_id AS id, email, state, begun_at AS "begunAt"
       FROM campaign_recipient JOIN subscriber ON subscriber.id = subscriber_id
      WHERE campaign_id = $1`,
    [campaignId],
  );
  const stateOf = new Map(rows.map(({ email, state }) => [email, state]));
  // The account that wrote the campaign got an email of its own.
  const got = [...peer.counts.keys()].filter((email) => /^(reader|other)\d/.test(email));
  const isHandedOver = (state: string | undefined) => state === 'sent' || state === 'unconfirmed';
  return {
    delivered: got.length,
    deliveredTwice: [...peer.counts.values()].filter((count) => count > 1).length,
    deliveredToOthers: got.filter((email) => !email.startsWith('reader')).length,
    begunAfterLeaving: rows.filter(
      ({ id, state, begunAt }) => isHandedOver(state) && begunAt! > (left.get(id) ?? begunAt!),
    ).length,
    sentWithoutDelivery: rows.filter(
      ({ email, state }) => state === 'sent' && !peer.counts.has(email),
    ).length,
    deliveredUnrecorded: got.filter((email) => !isHandedOver(stateOf.get(email))).length,
  };
}

/** Resident memory, in MB. */
function memoryOf({ pid }: WorkerProcess): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** Checks what a campaign promises, whatever dies. */
export function expectPromisesKept(load: CampaignLoad, figures: CampaignFigures): void {
  const { counts, kills } = figures;
  expect(figures).toMatchObject({
    recipients: load.subscribers,
    deliveredTwice: 0,
    deliveredToOthers: 0,
    begunAfterLeaving: 0,
    sentWithoutDelivery: 0,
    deliveredUnrecorded: 0,
  });
  expect(counts).toMatchObject({ waiting: 0, sending: 0, failed: 0 });
  expect(counts.skipped).toBeGreaterThan(0);
  expect(counts.skipped).toBeLessThanOrEqual(load.leavers);
  expect(counts.sent + counts.unconfirmed).toBe(load.subscribers - counts.skipped);
  expect(kills).toBeGreaterThan(0);
  expect(counts.unconfirmed).toBeLessThanOrEqual(kills * CONNECTIONS);
  const [early, late] = figures.memoryMb;
  expect(late).toBeLessThan(early + 60);
}
