import { Client } from 'pg';
import { DAY_MS } from '../../../src/kernel/time.js';
import { PurgeSecurityLog } from '../../../src/modules/auth/adapters/jobs/purge-security-log.js';
import { PurgeUnconfirmedSubscribers } from '../../../src/modules/newsletter/adapters/jobs/purge-unconfirmed-subscribers.js';
import { PurgeProviderEvents } from '../../../src/modules/payment/adapters/jobs/purge-provider-events.js';
import { startTestApp } from '../../support/start-test-app.js';

it('forgets the provider’s events of long ago, but none that a job waits to act on', async () => {
  const shop = await startTestApp();
  const db = new Client({ connectionString: shop.databaseUrl });
  await db.connect();
  try {
    // The job first: the shop's own run may come at any time.
    await db.query(
      `INSERT INTO outbox (id, job, queue, payload, created_at, due_at)
       VALUES (gen_random_uuid(), 'checkout.follow-intent', 'payments', '{"intentId":"pi_2"}',
               now(), now() + interval '1 day')`,
    );
    await db.query(
      `INSERT INTO provider_event (id, type, intent_id, received_at)
       VALUES ('old', 'payment_intent.succeeded', 'pi_1', now() - interval '36 days'),
              ('waiting', 'payment_intent.succeeded', 'pi_2', now() - interval '36 days'),
              ('of no payment', 'customer.created', NULL, now() - interval '36 days'),
              ('young', 'payment_intent.succeeded', 'pi_1', now() - interval '34 days')`,
    );
    await shop.app.get(PurgeProviderEvents, { strict: false }).purge();
    const { rows } = await db.query<{ id: string }>('SELECT id FROM provider_event ORDER BY id');
    expect(rows.map(({ id }) => id)).toEqual(['waiting', 'young']);
  } finally {
    await db.end();
    await shop.close();
  }
});

it('deletes entries of the security log after the time of its setting', async () => {
  const shop = await startTestApp({ SECURITY_LOG_MS: String(7 * DAY_MS) });
  const db = new Client({ connectionString: shop.databaseUrl });
  await db.connect();
  try {
    await db.query(
      `INSERT INTO security_event (id, kind, subject, count, first_at, at)
       SELECT gen_random_uuid(), 'data.exported', days || ' days', 1, at, at
         FROM (SELECT days, now() - days * interval '1 day' AS at FROM unnest('{6,8,8,90}'::int[]) days)`,
    );
    await shop.app.get(PurgeSecurityLog, { strict: false }).purge();
    const { rows } = await db.query<{ subject: string }>('SELECT subject FROM security_event');
    expect(rows).toEqual([{ subject: '6 days' }]);
  } finally {
    await db.end();
    await shop.close();
  }
});

it('deletes addresses that were not confirmed for 30 days, with the errors that name them', async () => {
  const shop = await startTestApp();
  const db = new Client({ connectionString: shop.databaseUrl });
  await db.connect();
  try {
    await db.query(
      `INSERT INTO subscriber (id, email, status, created_at, asked_at)
       SELECT gen_random_uuid(), status || ' ' || days || '@x.test', status, now() - interval '1 year',
              now() - days * interval '1 day'
         FROM unnest('{pending,active,unsubscribed}'::text[]) status, unnest('{29,31}'::int[]) days`,
    );
    await db.query(
      `INSERT INTO campaign (id, subject, preview, body, state, version, created_at)
       VALUES (gen_random_uuid(), 'Sale', '', '', 'sent', 1, now())`,
    );
    await db.query(
      `INSERT INTO campaign_recipient (campaign_id, subscriber_id, state, error)
       SELECT campaign.id, subscriber.id, 'failed', 'no such mailbox: ' || email
         FROM campaign, subscriber WHERE status = 'pending'`,
    );
    await shop.app.get(PurgeUnconfirmedSubscribers, { strict: false }).purge();
    const { rows } = await db.query<{ email: string }>(
      'SELECT email FROM subscriber ORDER BY email',
    );
    expect(rows.map(({ email }) => email.replace('@x.test', ''))).toEqual([
      'active 29',
      'active 31',
      'pending 29',
      'unsubscribed 29',
      'unsubscribed 31',
    ]);
    const errors = await db.query<{ error: string | null }>(
      'SELECT error FROM campaign_recipient ORDER BY error NULLS LAST',
    );
    expect(errors.rows.map(({ error }) => error)).toEqual([
      'no such mailbox: pending 29@x.test',
      null,
    ]);
  } finally {
    await db.end();
    await shop.close();
  }
});
