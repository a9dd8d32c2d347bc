import { Client, type QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../src/platform/database/pool-of.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

const FILL = `
  INSERT INTO users (id, name, email, password_hash, role, created_at)
  SELECT gen_random_uuid(), 'Name ' || md5(n::text), md5(n::text) || '@example.com', 'x',
         CASE WHEN n % 500 = 0 THEN 'admin' ELSE 'user' END, now() - n * interval '1 minute'
    FROM generate_series(1, 5000) n;
  INSERT INTO session (id, user_id, started_at, expires_at)
  SELECT gen_random_uuid(), id, created_at, now() + interval '1 day' FROM users;
  INSERT INTO staff_invitation (id, email, staff_role, token_hash, sends, invited_by, sent_at, expires_at)
  SELECT id, email, 'support', email, 1, id, created_at, now() FROM users;
  INSERT INTO shop_settings_version (version, values, changes, at)
  SELECT n, '{}', '[]', now() FROM generate_series(2, 2000) n;
  INSERT INTO content_version (document, version, values, at)
  SELECT document, n, '{}', now() FROM generate_series(1, 500) n, unnest('{privacy,terms,returns}'::text[]) document;
  INSERT INTO subscriber (id, email, status, created_at)
  SELECT id, email, CASE WHEN random() < 0.01 THEN 'canceled' ELSE 'active' END, created_at FROM users;
  INSERT INTO contact_message (id, name, email, subject, message, state, created_at)
  SELECT id, name, email, 'Hours', 'When do you open?',
         CASE WHEN random() < 0.01 THEN 'closed' ELSE 'open' END, created_at FROM users;
  INSERT INTO campaign (id, subject, preview, body, state, version, created_at)
  SELECT id, name, '', '', CASE WHEN random() < 0.01 THEN 'paused' ELSE 'sent' END, 1, created_at FROM users;
  INSERT INTO campaign (id, subject, preview, body, state, version, created_at)
  VALUES ('00000000-0000-7000-8000-000000000001', 'Sale', '', '', 'sent', 1, now());
  INSERT INTO campaign_recipient (campaign_id, subscriber_id, state)
  SELECT '00000000-0000-7000-8000-000000000001', id,
         CASE WHEN random() < 0.01 THEN 'unconfirmed' ELSE 'sent' END FROM users;
  INSERT INTO audit_entry (id, at, user_id, action, subject, after)
  SELECT gen_random_uuid(), created_at, id,
         CASE WHEN random() < 0.01 THEN 'orders.ship' ELSE 'products.edit' END, md5(email),
         jsonb_build_object('name', md5(name)) FROM users;
  INSERT INTO security_event (id, kind, user_id, actor_id, address, count, first_at, at)
  SELECT id, CASE WHEN random() < 0.01 THEN 'role.changed' ELSE 'login.succeeded' END, id,
         gen_random_uuid(), '10.' || floor(random() * 256) || '.' || floor(random() * 256) || '.7', 1, created_at,
         created_at FROM users;
  INSERT INTO category (id, title, created_at)
  VALUES ('00000000-0000-7000-8000-000000000001', 'Strength', now()),
         ('00000000-0000-7000-8000-000000000002', 'Rare', now());
  INSERT INTO product (id, name, description, price_cents, discount, quantity, category_id, images,
                       brand, featured, created_at)
  SELECT gen_random_uuid(), 'Name ' || md5(n::text), 'A product', 100 + n,
         CASE WHEN n % 100 = 0 THEN 10 ELSE 0 END, n % 300,
         CASE WHEN n % 300 = 0 THEN '00000000-0000-7000-8000-000000000002'::uuid
              ELSE '00000000-0000-7000-8000-000000000001' END, '{x.png}', 'Brand ' || n % 300, n % 300 = 0,
         now() - n * interval '1 minute' FROM generate_series(1, 5000) n;
  INSERT INTO orders (id, checkout_id, transaction_id, user_id, status, payment_status, total_cents,
                      shipping_cents, full_name, email, phone, address, city, state, zip, created_at)
  SELECT id, id, 'pi_' || id, id, CASE WHEN random() < 0.01 THEN 'returned' ELSE 'delivered' END,
         CASE WHEN random() < 0.01 THEN 'refund_failed' ELSE 'paid' END, 1 + floor(random() * 9999),
         0, name, email, '5551234567', '1 Main Street', 'Springfield', 'IL', '12345', created_at
    FROM users;
  INSERT INTO order_line (order_id, position, product_id, name, price_cents, quantity)
  SELECT id, 0, id, full_name, 1, 1 FROM orders;
  UPDATE orders SET discount_code = 'RARE' WHERE number % 300 = 0;
  INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at)
  SELECT id, id, 1, id, CASE WHEN random() < 0.01 THEN 'approved' ELSE 'refunded' END, 'damaged', '', '',
         created_at FROM orders;
  UPDATE orders SET country = CASE WHEN number % 300 = 0 THEN 'DE' ELSE 'US' END;
  INSERT INTO parcel (id, order_id, number, carrier, tracking_number, shipped_at)
  SELECT id, id, 1, 'ups', '1Z ' || md5(email), created_at FROM orders;
  INSERT INTO parcel_line (parcel_id, order_line_id, quantity) SELECT order_id, id, 1 FROM order_line;
  INSERT INTO customer_note (id, user_id, order_id, text, created_at)
  SELECT id, user_id, id, md5(email), created_at FROM orders;
  UPDATE order_return SET note = md5(id::text);
  INSERT INTO billing_document (id, kind, order_id, total_cents, currency, issued_at, content)
  SELECT id, 'invoice', id, total_cents, 'usd', created_at, '{}' FROM orders;
  INSERT INTO ledger_entry (source_kind, source_id, revision, line, kind, amount_cents, currency, order_id, day,
                            event_day, recorded_at)
  SELECT 'order', id, 1, 1, 'sale', total_cents, 'usd', id, created_at, created_at, created_at FROM orders`;

let shop: TestApp;
let db: Client;
let admin: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  await db.query(FILL);
  // Also merges the pending entries of the GIN indexes.
  await db.query('VACUUM ANALYZE');
  // These tables are so small that reading them whole would do.
  await db.query('SET enable_seqscan = off; SET enable_sort = off');
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const isQueryConfig = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query;

/** The nodes of the plans of all queries that a list makes. */
async function nodesOfList(path: string): Promise<Plan[]> {
  const { rows: orders } = await db.query<{ id: string }>('SELECT id FROM orders LIMIT 1');
  const queries = jest.spyOn(poolOf(shop.app.get(DataSource)), 'query');
  const { status, body } = await admin.api.get(path.replace('{order}', orders[0]!.id));
  const asked = queries.mock.calls.flat<unknown[][]>().filter(isQueryConfig);
  queries.mockRestore();
  if (status !== 200) throw new Error(body);
  const nodes: Plan[] = [];
  for (const { text, values } of asked) {
    const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      values,
    );
    nodes.push(...nodesOf(rows[0]!['QUERY PLAN'][0].Plan));
  }
  return nodes;
}

const LISTS = [
  'users',
  'session',
  'staff_invitation',
  'subscriber',
  'audit_entry',
  'security_event',
  'product',
  'orders',
  'order_line',
  'parcel',
  'customer_note',
  'shop_settings_version',
  'content_version',
  'contact_message',
  'campaign',
  'campaign_recipient',
  'order_return',
  'billing_document',
  'ledger_entry',
];
// Zones, tax rates and discount codes with their counts are read whole: a shop has as many of them as one screen shows.
const day = new Date().toISOString().slice(0, 10);

it.each([
  ['products/admin?sort=name', 'product_name'],
  ['products/admin?sort=-finalPrice', 'product_price'],
  ['products/admin?sort=quantity', 'product_low_stock'],
  ['products/admin?sort=-createdAt', 'product_newest'],
  ['products/admin?stock=out', 'product_low_stock'],
  ['products/admin?stock=low&sort=quantity', 'product_low_stock'],
  ['products/admin?onSale=true', 'product_sale_price'],
  ['products/admin?featured=true', 'product_featured'],
  ['products/admin?brand=brand%207', 'product_brand'],
  ['products/admin?minPrice=50&maxPrice=50.1', 'product_price'],
  ['products/admin?categories=00000000-0000-7000-8000-000000000002', 'product_category_price'],
  [`products/admin?from=${day}&sort=createdAt`, 'product_newest'],
  ['orders?sort=number', 'orders_number'],
  ['orders?sort=-createdAt', 'orders_created'],
  ['orders?sort=totalPrice', 'orders_total'],
  ['orders?sort=status', 'orders_status_created'],
  ['orders?sort=-paymentStatus', 'orders_payment_created'],
  ['orders?status=returned', 'orders_status_created'],
  ['orders?paymentStatus=refund_failed', 'orders_payment_created'],
  ['orders?shipping=held', 'orders_held'],
  ['orders?shipping=ready', 'orders_status_created'],
  [`orders?from=${day}`, 'orders_created'],
  ['orders?searchTerm=c4ca4238a0b9', 'orders_folded'],
  ['orders?searchTerm=c4ca4238a0b9', 'order_line_folded'],
  ['orders?searchTerm=c4ca4238a0b9', 'users_folded'],
  ['orders?searchTerm=c4ca4238a0b9', 'parcel_tracking'],
  ['orders?searchTerm=c4ca4238a0b9', 'customer_note_folded'],
  ['orders?searchTerm=c4ca4238a0b9', 'order_return_folded'],
  // The beginning of a word, for which trigrams do.
  ['orders?searchTerm=c4', 'orders_folded'],
  ['orders?searchTerm=Germany', 'orders_country'],
  ['orders?searchTerm=100007', 'orders_number'],
  ['orders?searchTerm=000007', 'billing_document_invoice_number'],
  ['orders?searchTerm=C-000007', 'billing_document_credit_number'],
  ['users?sort=name', 'users_name'],
  ['users?sort=-email', 'users_email'],
  ['users?sort=role', 'users_role_created'],
  ['users?sort=createdAt', 'users_created'],
  ['users?role=admin', 'users_role_created'],
  [`users?from=${day}`, 'users_created'],
  ['users?searchTerm=c4ca4238a0b9', 'users_folded'],
  ['users?searchTerm=c4ca4238a0b9', 'orders_folded'],
  ['users?searchTerm=100007', 'orders_number'],
  ['customers/00000000-0000-7000-8000-000000000001/orders', 'orders_user_id'],
  ['customers/00000000-0000-7000-8000-000000000001/emails', 'orders_user_id'],
  ['customers/00000000-0000-7000-8000-000000000001/emails', 'outbox_user'],
  ['staff', 'users_role_created'],
  ['staff', 'session_user_id'],
  ['staff', 'security_event_user_id'],
  ['staff/invitations', 'staff_invitation_sent'],
  ['auth/sessions', 'session_user_id'],
  ['newsletter/subscribers?sort=email', 'subscriber_email'],
  ['newsletter/subscribers?sort=-status', 'subscriber_status_created'],
  ['newsletter/subscribers?sort=createdAt', 'subscriber_created'],
  ['newsletter/subscribers?status=canceled', 'subscriber_status_created'],
  [`newsletter/subscribers?from=${day}`, 'subscriber_created'],
  ['newsletter/subscribers?searchTerm=c4ca4238a0b9', 'subscriber_folded'],
  ['newsletter/campaigns', 'campaign_created'],
  ['newsletter/campaigns?state=paused', 'campaign_state_created'],
  [
    'newsletter/campaigns/00000000-0000-7000-8000-000000000001/recipients',
    'campaign_recipient_state',
  ],
  ['newsletter/campaigns/00000000-0000-7000-8000-000000000001', 'campaign_recipient_unsubscribed'],
  ['newsletter/unconfirmed-emails', 'campaign_recipient_state'],
  ['returns?sort=requestedAt', 'order_return_requested'],
  ['returns?sort=-requestedAt', 'order_return_requested'],
  ['returns?state=approved', 'order_return_state_requested'],
  ['returns?state=open', 'order_return_state_requested'],
  ['orders/{order}/returns', 'order_return_order'],
  [`invoices/export.csv?from=${day}`, 'billing_document_issued'],
  [`books/months?from=${day}`, 'ledger_entry_sums'],
  [`books/days?from=${day}`, 'ledger_entry_sums'],
  ['books/months', 'ledger_entry_sums'],
  ['books/turnover', 'ledger_entry_sums'],
  // Both indexes are by day, and of so few entries they cost about the same.
  ['books/entries', 'ledger_entry_(sums|day)'],
  [`books/entries?from=${day}`, 'ledger_entry_(sums|day)'],
  [`books/export.csv?from=${day}`, 'ledger_entry_day'],
  ['contact/messages?sort=createdAt', 'contact_message_created'],
  [`contact/messages?from=${day}`, 'contact_message_created'],
  ['contact/messages?state=closed', 'contact_message_state_created'],
  ['contact/messages?searchTerm=c4ca4238a0b9', 'contact_message_folded'],
  ['settings/history', 'shop_settings_version_pkey'],
  ['content/documents/terms/history', 'content_version_pkey'],
  ['content/documents', 'content_version_pkey'],
  ['audit?sort=at', 'audit_entry_at'],
  ['audit?who=00000000-0000-7000-8000-000000000001', 'audit_entry_user_id'],
  ['audit?what=orders', 'audit_entry_action'],
  [`audit?from=${day}`, 'audit_entry_at'],
  ['audit?searchTerm=c4ca4238a0b9', 'audit_entry_folded'],
  ['audit?searchTerm=c4ca4238a0b9', 'users_folded'],
  ['audit/security?sort=at', 'security_event_at'],
  [`audit/security?from=${day}`, 'security_event_at'],
  ['audit/security?kind=role.changed', 'security_event_kind'],
  ['audit/security?address=10.1.2.7', 'security_event_address'],
  ['audit/security?address=10.1.2.', 'security_event_address'],
  ['audit/security?account=00000000-0000-7000-8000-000000000001', 'security_event_user_id'],
  ['audit/security?account=00000000-0000-7000-8000-000000000001', 'security_event_actor_id'],
  ['audit/security?account=c4ca4238a0b9', 'security_event_user_id'],
  ['audit/security?account=c4ca4238a0b9', 'security_event_actor_id'],
  ['audit/security?account=c4ca4238a0b9', 'users_folded'],
])('%s is read by %s', async (path, index) => {
  const nodes = await nodesOfList(path);
  expect(nodes.map((node) => node['Index Name'])).toContainEqual(
    expect.stringMatching(`^${index}$`),
  );
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  expect(whole.filter((node) => LISTS.includes(node['Relation Name'] ?? ''))).toEqual([]);
});
