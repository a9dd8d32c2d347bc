import type { Client } from 'pg';

/** Orders, products and emails of the past; of campaigns there are a hundred. */
export const PAST_ROWS = 10_000;

/** A time in the past for each row, older than all that jobs look at again. */
const LONG_AGO = `now() - interval '90 days' - n * interval '10 minutes'`;
/** A time for each row of what is deleted some days or hours later. */
const RECENTLY = `now() - n * interval '100 milliseconds'`;
const EACH = `FROM past`;

const FILL = `
  CREATE TEMP TABLE past AS
  SELECT n, gen_random_uuid() AS id, ${LONG_AGO} AS at, ${RECENTLY} AS lately, 'pi_' || n AS intent
    FROM generate_series(1, ${PAST_ROWS}) n;

  INSERT INTO users (id, name, email, password_hash, created_at)
  SELECT id, 'Name ' || n, n || '@example.com', 'x', at ${EACH};
  INSERT INTO session (id, user_id, started_at, expires_at)
  SELECT id, id, lately, now() + interval '1 day' ${EACH};
  INSERT INTO refresh_token (hash, session_id) SELECT n::text, id ${EACH};
  INSERT INTO security_event (id, kind, user_id, count, first_at, at)
  SELECT id, 'login.succeeded', id, 1, lately, lately ${EACH};

  INSERT INTO category (id, title, created_at)
  VALUES ('00000000-0000-7000-8000-000000000001', 'Strength', now());
  INSERT INTO product (id, name, description, price_cents, discount, quantity, category_id, images, created_at)
  SELECT id, 'Name ' || md5(n::text), 'A product', 100, 0, n % 300, '00000000-0000-7000-8000-000000000001',
         ARRAY[n || '.png'], at ${EACH};
  INSERT INTO product_words (product_id, name, words, tier)
  SELECT id, name, to_tsvector('simple', name),
         search_tier_of(search_popularity(units_sold, quantity, created_at)) FROM product;
  INSERT INTO catalog_word (word, products, named) SELECT DISTINCT unnest(tsvector_to_array(words)), 1, 1
    FROM product_words;
  INSERT INTO media (name, mime, width, height, created_at) SELECT n || '.png', 'image/png', 1, 1, at ${EACH};
  INSERT INTO media_reference (name, owner, owner_id) SELECT n || '.png', 'product', id::text ${EACH};

  INSERT INTO checkout (id, user_id, status, version, lines, total_cents, held_until, closed_at, intent_id, created_at)
  SELECT id, id, 'completed', 1, '[]'::jsonb, 4200, at, at, intent, at ${EACH}
   UNION ALL
  SELECT gen_random_uuid(), id, 'released', 1, '[]'::jsonb, 4200, at, at, NULL, at ${EACH};
  INSERT INTO orders (id, checkout_id, transaction_id, user_id, status, payment_status, total_cents, shipping_cents,
                      full_name, email, phone, address, city, state, zip, country, created_at)
  SELECT id, id, intent, id, 'delivered', 'paid', 4200, 0, 'Ada', '', '', '', '', '', '', 'US', at ${EACH};
  INSERT INTO order_line (id, order_id, position, product_id, name, price_cents, quantity)
  SELECT id, id, 0, id, 'Name', 4200, 1 ${EACH};
  INSERT INTO counted_order (order_id, day, status, cents)
  SELECT id, (at AT TIME ZONE 'UTC')::date, 'delivered', 4200 ${EACH};
  INSERT INTO sales_day (day, status, orders, cents)
  SELECT day, status, count(*), sum(cents) FROM counted_order GROUP BY day, status;

  INSERT INTO payment (intent_id, captured_cents, refunded_cents) SELECT intent, 4200, 300 ${EACH};
  INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at, key_used_at, settled_at)
  SELECT id, intent, id, 100, 'x', 'refunded', at, at, at ${EACH};
  INSERT INTO partial_refund (id, intent_id, order_id, amount_cents, delivery_cents, reason, is_restocked, status,
                              created_at, key_used_at, settled_at)
  SELECT gen_random_uuid(), intent, id, 200, 0, 'damaged', false, 'refunded', at, at, at ${EACH};
  INSERT INTO dispute (id, intent_id, amount_cents, reason, status, opened_at, withdrawn_cents)
  SELECT 'dp_' || n, intent, 100, 'fraudulent', 'lost', at, 100 ${EACH};
  INSERT INTO fraud_warning (id, intent_id, amount_cents, fraud_type, is_actionable, issued_at)
  SELECT 'issfr_' || n, intent, 100, 'misc', false, at ${EACH};
  INSERT INTO provider_event (id, type, intent_id, received_at)
  SELECT 'evt_' || n, 'payment_intent.succeeded', intent, lately ${EACH};
  INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at)
  SELECT id, id, 1, id, 'refunded', 'damaged', '', '', at ${EACH};

  INSERT INTO billing_document (id, kind, order_id, total_cents, currency, issued_at, series, number, content)
  SELECT id, 'invoice', id, 4200, 'usd', at, 1, n, '{}' ${EACH};
  INSERT INTO billing_document (id, kind, order_id, refund_id, total_cents, currency, issued_at, series, number, content)
  SELECT gen_random_uuid(), 'credit_note', order_id, id, amount_cents, 'usd', settled_at, 1,
         row_number() OVER (), '{}'
    FROM (SELECT id, order_id, amount_cents, settled_at FROM refund
           UNION ALL SELECT id, order_id, amount_cents, settled_at FROM partial_refund) refunds;
  UPDATE billing_coverage SET until = now() - interval '6 minutes';

  INSERT INTO ledger_entry (source_kind, source_id, revision, line, kind, component, amount_cents, currency, order_id,
                            intent_id, day, event_day, recorded_at)
  SELECT source.kind, source.id, 1, 1, entered, component, cents, 'usd', order_id, orders.transaction_id,
         created_at, created_at, created_at
    FROM (SELECT 'order' AS kind, id::text, 'sale' AS entered, NULL AS component, 4200 AS cents, id AS order_id FROM past
           UNION ALL SELECT 'refund', id::text, 'refund', 'goods', -100, order_id FROM refund
           UNION ALL SELECT 'refund', id::text, 'refund', 'goods', -200, order_id FROM partial_refund
           UNION ALL SELECT 'dispute', 'dp_' || n, 'dispute', NULL, -100, id FROM past) source
    JOIN orders ON orders.id = order_id;
  UPDATE ledger_coverage
     SET since = now() - interval '5 years', until = now() - interval '6 minutes', opened_at = now() - interval '4 years';
  INSERT INTO balance_transaction (id, type, kind, amount_cents, fee_cents, currency, intent_id, record_id, created_at,
                                   available_at)
  SELECT 'txn_' || n, 'charge', 'charge', 4200, 0, 'usd', intent, intent, at, at ${EACH}
   UNION ALL
  SELECT 'txn_r' || n, 'refund', 'refund', -100, 0, 'usd', intent, id::text, at, at ${EACH}
   UNION ALL
  SELECT 'txn_d' || n, 'dispute', 'dispute', -100, 0, 'usd', intent, 'dp_' || n, at, at ${EACH};
  INSERT INTO balance_sum (currency, kind, is_own, cents, fee_cents)
  SELECT currency, kind, is_own, sum(amount_cents), sum(fee_cents) FROM balance_transaction
   GROUP BY currency, kind, is_own;
  UPDATE balance_cursor SET since = now() - interval '5 years', read_until = now(), compared_until = now();

  INSERT INTO outbox (id, job, queue, payload, created_at, due_at, done_at)
  SELECT id, 'orders.confirm', 'mail', '{}', lately, lately, lately ${EACH};
  INSERT INTO subscriber (id, email, status, created_at) SELECT id, n || '@example.com', 'active', at ${EACH};
  INSERT INTO campaign (id, subject, preview, body, state, version, created_at, is_listed)
  SELECT id, 'Sale', '', '', 'sent', 1, at, true ${EACH} WHERE n <= 100;
  INSERT INTO campaign_recipient (campaign_id, subscriber_id, state)
  SELECT (SELECT id FROM past WHERE n = 1), id, 'sent' ${EACH};
  INSERT INTO contact_message (id, name, email, subject, message, state, created_at)
  SELECT id, 'Ada', '', 'Hours', 'When do you open?', 'closed', at ${EACH};
  INSERT INTO audit_entry (id, at, user_id, action, subject) SELECT id, at, id, 'products.edit', 'x' ${EACH}`;

/** Fills the tables of a shop by rows of the past, of which no job has anything left to do. */
export async function fillPast(db: Client): Promise<void> {
  // Without triggers, which would have it happen today.
  await db.query('SET session_replication_role = replica');
  await db.query(FILL);
  await db.query('SET session_replication_role = origin');
  await db.query('VACUUM ANALYZE');
}
