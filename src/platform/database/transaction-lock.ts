import { Injectable } from '@nestjs/common';
import { LOCKS } from './advisory-lock.js';
import { computed } from './fields.js';
import { asIs } from './decode.js';
import { Statements } from './statements.js';

/** Advisory locks by name, held until the transaction ends. For what has no row to lock. */
@Injectable()
export class TransactionLock {
  // A key of two numbers never meets one of `LOCKS`. Two names of the same hash only wait for each other.
  private readonly lock = this.statements.prepare({
    select: { locked: computed('pg_advisory_xact_lock(:kind, hashtext(:name))::text', asIs) },
    params: ['kind', 'name'],
    build: (query) => query.from('(SELECT 1)', 'one_row'),
  });

  constructor(private readonly statements: Statements) {}

  /** Waits until no other transaction holds this name. What is read afterwards has all that they wrote. */
  async take(name: string): Promise<void> {
    await this.lock.one({ kind: LOCKS.named, name });
  }
}
