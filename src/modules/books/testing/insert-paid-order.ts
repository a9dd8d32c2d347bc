import type { DataSource } from 'typeorm';
import { UuidIds } from '../../../platform/uuid-ids.js';

const ids = new UuidIds();

/** Adds the row of a paid order of 42 dollars with its checkout; answers its payment. */
export async function insertPaidOrder(
  dataSource: DataSource,
  { userId, createdAt }: { readonly userId: string; readonly createdAt: Date },
): Promise<string> {
  const [orderId, checkoutId] = [ids.next(), ids.next()];
  await dataSource.query(
    `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, held_until, created_at)
     VALUES ($1, $2, 'completed', 1, '[]', 4200, now(), $3)`,
    [checkoutId, userId, createdAt],
  );
  await dataSource.query(
    `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents, full_name, email,
                         phone, address, city, state, zip, created_at)
     VALUES ($1::uuid, $2, 'pi_' || $1::text, $3, 4200, 0, 'Ada', '', '', '', '', '', '', $4)`,
    [orderId, checkoutId, userId, createdAt],
  );
  return `pi_${orderId}`;
}
