import { Client } from 'pg';
import { PurgeProviderEvents } from '../../src/modules/payment/adapters/jobs/purge-provider-events.js';
import { startTestApp } from '../support/start-test-app.js';

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
