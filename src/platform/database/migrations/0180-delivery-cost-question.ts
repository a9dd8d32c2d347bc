import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const FREE = 'Nothing. Delivery is free on every order, whatever its size and weight.';
const BY_METHODS = '{{deliveryCost}}';

/** Lets the question about delivery say what the delivery methods say, where staff have not answered it. */
export class DeliveryCostQuestion1700000000180 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  up(runner: QueryRunner): Promise<void> {
    return replaceAnswer(runner, FREE, BY_METHODS);
  }

  down(runner: QueryRunner): Promise<void> {
    return replaceAnswer(runner, BY_METHODS, FREE);
  }
}

async function replaceAnswer(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(
    `UPDATE content_entry SET values = jsonb_set(values, '{answer}', to_jsonb($2::text)), version = version + 1
      WHERE list = 'faqs' AND values->>'answer' = $1`,
    [from, to],
  );
}
