import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for each sort, filter and search of the admin's lists. */
export class ListIndexes1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX product_name ON product (lower(name), id) WHERE deleted_at IS NULL;
      CREATE INDEX users_name ON users (lower(name), id);
      CREATE INDEX users_role_created ON users (role, created_at, id);
      DROP INDEX users_role;
      CREATE INDEX orders_payment_created ON orders (payment_status, created_at, id);
      CREATE INDEX orders_text ON orders USING gin ((lower(
        full_name || ' ' || email || ' ' || phone || ' ' || address || ' ' || city || ' ' || state ||
        ' ' || zip)) gin_trgm_ops);
      DROP INDEX orders_search;
      CREATE INDEX order_line_words ON order_line USING gin (to_tsvector('simple', name));
      CREATE INDEX audit_entry_action ON audit_entry (action text_pattern_ops, at, id);
      CREATE INDEX audit_entry_text ON audit_entry USING gin ((
        action || ' ' || subject || ' ' || coalesce(before::text, '') || ' ' ||
        coalesce(after::text, '')) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX product_name, users_name, users_role_created, orders_payment_created, orders_text,
        order_line_words, audit_entry_action, audit_entry_text;
      CREATE INDEX users_role ON users (role);
      CREATE INDEX orders_search ON orders
        USING gin ((lower(full_name || ' ' || email)) gin_trgm_ops);
    `);
  }
}
