import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  ['person', 'users'],
  ['odd_payment', 'unmatched_payment'],
  ['payment_walk', 'reconciliation_cursor'],
] as const;

/** Tables that refer to a user. */
const REFERRING = [
  'session',
  'password_reset',
  'audit_entry',
  'cart_item',
  'checkout',
  'orders',
  'order_history',
  'stock_hold',
];

/** Names that carry one of `TABLES`, or its key: of constraints and of indexes that are no constraint. */
const NAMED = `
  SELECT format('ALTER TABLE %I RENAME CONSTRAINT %I TO', conrelid::regclass, conname) AS change, conname AS name
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conname ~ $1
   UNION ALL
  SELECT format('ALTER INDEX %I RENAME TO', relname), relname
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'i' AND relname ~ $1
     AND oid NOT IN (SELECT conindid FROM pg_constraint)`;

/** Calls tables and columns what code and people call them: users, not persons. No row is touched. */
export class PlainNames1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [old, now] of TABLES) await runner.query(`ALTER TABLE ${old} RENAME TO ${now}`);
    await runner.query('ALTER TABLE reconciliation_cursor RENAME walked_to TO reconciled_to');
    for (const table of REFERRING) {
      await runner.query(`ALTER TABLE ${table} RENAME person_id TO user_id`);
    }
    await renameAll(runner, '(^|_)(person|odd_payment|payment_walk)_|_person$|walked_to', (name) =>
      name
        .replace(/^person_/, 'users_')
        .replace(/_person$/, '_user_id')
        .replace('_person_', '_user_')
        .replace('odd_payment', 'unmatched_payment')
        .replace('payment_walk', 'reconciliation_cursor')
        .replace('walked_to', 'reconciled_to'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of REFERRING) {
      await runner.query(`ALTER TABLE ${table} RENAME user_id TO person_id`);
    }
    await runner.query('ALTER TABLE reconciliation_cursor RENAME reconciled_to TO walked_to');
    for (const [old, now] of TABLES) await runner.query(`ALTER TABLE ${now} RENAME TO ${old}`);
    await renameAll(
      runner,
      '^users_|_user_|unmatched_payment|reconciliation_cursor|reconciled_to',
      (name) =>
        name
          .replace(/^users_/, 'person_')
          .replace(/_user_id$/, '_person')
          .replace('_user_', '_person_')
          .replace('unmatched_payment', 'odd_payment')
          .replace('reconciliation_cursor', 'payment_walk')
          .replace('reconciled_to', 'walked_to'),
    );
  }
}

async function renameAll(
  runner: QueryRunner,
  pattern: string,
  rename: (name: string) => string,
): Promise<void> {
  const found: { change: string; name: string }[] = await runner.query(NAMED, [pattern]);
  for (const { change, name } of found) await runner.query(`${change} "${rename(name)}"`);
}
