import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

export interface TestProduct {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
}

/** Adds a product, with the ledger entry of its stock. */
export async function addProduct(
  db: Client,
  {
    name = 'Kettlebell 16 kg',
    priceCents = 4_999,
    quantity = 10,
    discount = 0,
  }: { name?: string; priceCents?: number; quantity?: number; discount?: number } = {},
): Promise<TestProduct> {
  const id = randomUUID();
  await db.query(
    `WITH category AS (
       INSERT INTO category (id, title, created_at)
       VALUES (gen_random_uuid(), 'Category of ' || $1::text, now()) RETURNING id
     ), made AS (
       INSERT INTO product (id, name, description, price_cents, discount, quantity, category_id,
                            images, created_at)
       SELECT $1::uuid, $2, 'A product of the tests', $3, $5, $4, category.id,
              ARRAY ['/media/test.png'], now()
         FROM category RETURNING id
     )
     INSERT INTO stock_ledger (product_id, change, reason, at)
     SELECT id, $4, 'edited', now() FROM made`,
    [id, name, priceCents, quantity, discount],
  );
  return { id, name, priceCents };
}

/** The stock that can still be sold. */
export async function stockOf(db: Client, productId: string): Promise<number> {
  const { rows } = await db.query<{ quantity: number }>(
    'SELECT quantity FROM product WHERE id = $1',
    [productId],
  );
  return rows[0]!.quantity;
}
