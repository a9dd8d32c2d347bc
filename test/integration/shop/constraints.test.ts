import { Client } from 'pg';
import { freshDatabase } from '../../support/worker-database.js';

const ID = "'id', gen_random_uuid()";
const REFUND_ID = '0190aaaa-0000-7000-8000-000000000001';
const AN_INVOICE = "'kind', 'invoice', 'refund_id', NULL";

/** One row of each table, and the indexes that must refuse its copy with these columns changed. */
const ROWS: Readonly<Record<string, { row: string; refuses: Readonly<Record<string, string>> }>> = {
  users: {
    row: `INSERT INTO users (id, name, email, password_hash, created_at)
          VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', 'x', now())`,
    refuses: { users_email: `${ID}, 'email', 'ADA@example.com'` },
  },
  session: {
    row: `INSERT INTO session (id, user_id, expires_at)
          SELECT gen_random_uuid(), id, now() FROM users`,
    refuses: {},
  },
  refresh_token: {
    row: "INSERT INTO refresh_token (hash, session_id) SELECT 'h', id FROM session",
    refuses: { refresh_token_newest: "'hash', 'another'" },
  },
  password_reset: {
    row: `INSERT INTO password_reset (id, user_id, token_hash, expires_at)
          SELECT gen_random_uuid(), id, 'h', now() FROM users`,
    refuses: { password_reset_token_hash_key: ID },
  },
  email_change: {
    row: `INSERT INTO email_change (id, user_id, old_email, token_hash, expires_at)
          SELECT gen_random_uuid(), id, 'old@example.com', 'h', now() FROM users`,
    refuses: {
      email_change_user_id_key: `${ID}, 'token_hash', 'i'`,
      email_change_token_hash_key: `${ID}, 'user_id', gen_random_uuid()`,
    },
  },
  totp_factor: {
    row: `INSERT INTO totp_factor (user_id, secret, created_at)
          SELECT id, 's', now() FROM users`,
    refuses: { totp_factor_pkey: "'secret', 't'" },
  },
  passkey: {
    row: `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
          SELECT gen_random_uuid(), id, 'c', 'k', 0, '{}', 'Phone', now() FROM users`,
    refuses: { passkey_credential_id_key: ID },
  },
  recovery_code: {
    row: "INSERT INTO recovery_code (user_id, hash) SELECT id, 'h' FROM users",
    refuses: {},
  },
  factor_challenge: {
    row: `INSERT INTO factor_challenge (id, user_id, token_hash, purpose, expires_at)
          SELECT gen_random_uuid(), id, 'h', 'login', now() FROM users`,
    refuses: { factor_challenge_token_hash_key: ID },
  },
  trusted_device: {
    row: `INSERT INTO trusted_device (user_id, device_hash, proof, credentials_hash, expires_at)
          SELECT id, 'h', 'login', 'c', now() FROM users`,
    refuses: {},
  },
  staff_invitation: {
    row: `INSERT INTO staff_invitation (id, email, staff_role, token_hash, sends, invited_by, sent_at, expires_at)
          SELECT gen_random_uuid(), 'new@example.com', 'support', 'h', 1, id, now(), now() FROM users`,
    refuses: {
      staff_invitation_email: `${ID}, 'token_hash', 'i', 'email', 'NEW@example.com'`,
      staff_invitation_token_hash_key: `${ID}, 'email', 'other@example.com'`,
    },
  },
  category: {
    row: `INSERT INTO category (id, title, created_at)
          VALUES (gen_random_uuid(), 'Racks', now())`,
    refuses: { category_title: `${ID}, 'title', 'RACKS'` },
  },
  product: {
    row: `INSERT INTO product (id, name, description, price_cents, discount, quantity,
            category_id, images, created_at)
          SELECT gen_random_uuid(), 'Bell', 'A bell of iron', 100, 0, 1, id, '{bell.webp}', now()
            FROM category`,
    refuses: {},
  },
  stock_ledger: {
    row: `INSERT INTO stock_ledger (product_id, change, reason, order_id, at)
          SELECT id, 1, 'returned', gen_random_uuid(), now() FROM product`,
    refuses: { stock_given_back_once: "'id', 999, 'reason', 'written_off'" },
  },
  cart_item: {
    row: `INSERT INTO cart_item (id, user_id, product_id, quantity, created_at)
          SELECT gen_random_uuid(), users.id, product.id, 1, now() FROM users, product`,
    refuses: { cart_item_user_product: ID },
  },
  checkout: {
    row: `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, intent_id,
            held_until, created_at)
          SELECT gen_random_uuid(), id, 'open', 1, '[]', 100, 'pi_1', now(), now() FROM users`,
    refuses: {
      checkout_open: `${ID}, 'intent_id', 'pi_2'`,
      checkout_intent: `${ID}, 'status', 'released'`,
    },
  },
  provider_event: {
    row: `INSERT INTO provider_event (id, type, received_at) VALUES ('evt_1', 'x', now())`,
    refuses: { provider_event_pkey: "'type', 'y'" },
  },
  orders: {
    row: `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents,
            shipping_cents, full_name, email, phone, address, city, state, zip, created_at)
          SELECT gen_random_uuid(), gen_random_uuid(), 'pi_1', id, 100, 0, 'Ada', 'a@b.co', '1',
            '1', '1', '1', '1', now() FROM users`,
    refuses: {
      orders_number: `${ID}, 'checkout_id', gen_random_uuid(), 'transaction_id', 'pi_2'`,
      orders_checkout: `${ID}, 'number', 1, 'transaction_id', 'pi_2'`,
      orders_transaction: `${ID}, 'number', 1, 'checkout_id', gen_random_uuid()`,
    },
  },
  order_line: {
    row: `INSERT INTO order_line (order_id, position, product_id, name, price_cents, quantity)
          SELECT id, 0, gen_random_uuid(), 'Bell', 100, 1 FROM orders`,
    refuses: { order_line_position: ID },
  },
  subscriber: {
    row: `INSERT INTO subscriber (id, email, status, created_at)
          VALUES (gen_random_uuid(), 'ada@example.com', 'active', now())`,
    refuses: { subscriber_email: `${ID}, 'email', 'Ada@example.com'` },
  },
  refund: {
    row: `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
          SELECT gen_random_uuid(), 'pi_1', id, 100, 'x', 'requested', now() FROM orders`,
    refuses: {
      refund_intent_id_key: `${ID}, 'order_id', gen_random_uuid()`,
      refund_order_id_key: `${ID}, 'intent_id', 'pi_2'`,
    },
  },
  partial_refund: {
    row: `INSERT INTO partial_refund (id, intent_id, order_id, request_key, provider_id, amount_cents,
            delivery_cents, is_restocked, reason, status, created_at)
          SELECT gen_random_uuid(), 'pi_3', id, 'form-1', 're_1', 100, 0, false, 'other', 'failed', now()
            FROM orders`,
    refuses: {
      partial_refund_request_key_key: `${ID}, 'provider_id', 're_2'`,
      partial_refund_provider_id_key: `${ID}, 'request_key', 'form-2'`,
    },
  },
  billing_document: {
    row: `INSERT INTO billing_document (id, kind, series, number, order_id, refund_id, total_cents, currency,
                                        issued_at, content)
          SELECT gen_random_uuid(), kind, 1, 1, orders.id, refund_id, 100, 'usd', now(), '{}'
            FROM orders, (VALUES ('invoice', NULL::uuid), ('credit_note', '${REFUND_ID}')) AS one (kind, refund_id)`,
    refuses: {
      billing_document_invoice: `${ID}, 'number', 2, ${AN_INVOICE}`,
      billing_document_invoice_number: `${ID}, 'order_id', gen_random_uuid(), ${AN_INVOICE}`,
      billing_document_credit: `${ID}, 'number', 2, 'kind', 'credit_note', 'refund_id', '${REFUND_ID}'`,
      billing_document_credit_number: `${ID}, 'kind', 'reversal', 'refund_id', gen_random_uuid()`,
    },
  },
  parcel: {
    row: `INSERT INTO parcel (id, order_id, number, shipped_at)
          SELECT gen_random_uuid(), id, 1, now() FROM orders`,
    refuses: { parcel_order: ID },
  },
  order_return: {
    row: `INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at,
                                    refund_id)
          SELECT gen_random_uuid(), id, 1, 'form-1', 'requested', 'other', '', '', now(), id FROM orders`,
    refuses: {
      order_return_order: `${ID}, 'request_key', 'form-2', 'refund_id', NULL`,
      order_return_request: `${ID}, 'number', 2, 'refund_id', NULL`,
      order_return_refund: `${ID}, 'number', 2, 'request_key', 'form-2'`,
    },
  },
  media: {
    row: `INSERT INTO media (name, mime, width, height, created_at)
          VALUES ('a.private', 'image/png', 1, 1, now()), ('b.private', 'image/png', 1, 1, now())`,
    refuses: {},
  },
  order_return_image: {
    row: `INSERT INTO order_return_image (id, order_id, return_id, position, name, file_key)
          SELECT gen_random_uuid(), order_id, id, 1, 'a.private', 'x' FROM order_return`,
    refuses: {
      order_return_image_position: `${ID}, 'name', 'b.private'`,
      order_return_image_name: `${ID}, 'position', 2`,
    },
  },
  tax_rate: {
    row: `INSERT INTO tax_rate (id, name, country, state, tax_class, rate_millionths, taxes_delivery, version)
          VALUES (gen_random_uuid(), 'Sales tax', 'US', 'NY', 'standard', 88750, false, 1)`,
    refuses: { tax_rate_place: ID },
  },
  discount_code: {
    row: `INSERT INTO discount_code (id, code, kind, percent, scope, target_ids, is_active, created_at, version)
          VALUES (gen_random_uuid(), 'TEN', 'percent', 10, 'all', '{}', true, now(), 1)`,
    refuses: { discount_code_code: ID },
  },
};

describe('what the schema itself refuses', () => {
  let db: Client;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    db = new Client(fresh.url);
    await db.connect();
    for (const { row } of Object.values(ROWS)) await db.query(row);
  });

  afterAll(async () => {
    await db.end();
    await drop();
  });

  const cases = Object.entries(ROWS).flatMap(([table, { refuses }]) =>
    Object.entries(refuses).map(([index, changes]) => ({ table, index, changes })),
  );

  it.each(cases)('$index: a second of the same in $table', async ({ table, index, changes }) => {
    const copy = db.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(${table}, jsonb_build_object(${changes}))).* FROM ${table}`,
    );
    await expect(copy).rejects.toMatchObject({ code: '23505', constraint: index });
  });

  it('product_quantity: a stock below nothing', async () => {
    const below = db.query('UPDATE product SET quantity = -1');
    await expect(below).rejects.toMatchObject({ code: '23514', constraint: 'product_quantity' });
  });

  it('has a case for every unique index that is not an id alone', async () => {
    const { rows } = await db.query<{ name: string }>(
      `SELECT indexrelid::regclass::text AS name FROM pg_index
        WHERE indisunique AND NOT indisprimary AND indrelid::regclass::text <> 'migrations'
          AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
    );
    const known = new Set(cases.map(({ index }) => index));
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
