import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders with their lines and history. One checkout and one transaction make one order. */
export class Orders1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE order_number START 100001;
      CREATE TABLE orders (
        id uuid PRIMARY KEY,
        number integer NOT NULL DEFAULT nextval('order_number'),
        checkout_id uuid NOT NULL,
        transaction_id text NOT NULL,
        person_id uuid NOT NULL REFERENCES person,
        status text NOT NULL DEFAULT 'pending'
          CHECK (status IN ('pending', 'shipped', 'delivered', 'canceled', 'returned')),
        payment_status text NOT NULL DEFAULT 'paid'
          CHECK (payment_status IN ('paid', 'refunding', 'refunded', 'refund_failed')),
        total_cents integer NOT NULL CHECK (total_cents > 0),
        shipping_cents integer NOT NULL CHECK (shipping_cents >= 0),
        full_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        address text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        zip text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX orders_number ON orders (number);
      CREATE UNIQUE INDEX orders_checkout ON orders (checkout_id);
      CREATE UNIQUE INDEX orders_transaction ON orders (transaction_id);
      CREATE INDEX orders_person ON orders (person_id, created_at DESC, id DESC);
      CREATE INDEX orders_created ON orders (created_at, id);
      CREATE INDEX orders_total ON orders (total_cents, id);
      CREATE INDEX orders_status_created ON orders (status, created_at, id);
      CREATE INDEX orders_status_number ON orders (status, number);
      CREATE INDEX orders_status_total ON orders (status, total_cents, id);
      CREATE INDEX orders_search ON orders
        USING gin ((lower(full_name || ' ' || email)) gin_trgm_ops);

      CREATE TABLE order_line (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders,
        position integer NOT NULL,
        product_id uuid NOT NULL,
        name text NOT NULL,
        price_cents integer NOT NULL CHECK (price_cents > 0),
        quantity integer NOT NULL CHECK (quantity > 0),
        image text
      );
      CREATE UNIQUE INDEX order_line_position ON order_line (order_id, position);

      CREATE TABLE order_history (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        at timestamptz NOT NULL,
        person_id uuid REFERENCES person,
        what text NOT NULL,
        detail text NOT NULL
      );
      CREATE INDEX order_history_order ON order_history (order_id, id);

      CREATE TABLE order_count (
        status text NOT NULL,
        shard smallint NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (status, shard)
      );
      COMMENT ON TABLE order_count IS 'orders by status, spread so that writers do not queue';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_count, order_history, order_line, orders');
    await runner.query('DROP SEQUENCE order_number');
  }
}
