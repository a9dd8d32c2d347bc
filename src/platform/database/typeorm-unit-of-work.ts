import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ResultsOf, UnitOfWork, type Write } from '../../kernel/unit-of-work.js';
import { retryConflicts } from './retry-conflicts.js';
import { together } from './together.js';
import { type Transaction, transactions } from './transaction.js';

/** A unit of work on a TypeORM transaction, carried by AsyncLocalStorage. */
@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const open = transactions.getStore();
    return open ? this.join(open, work) : retryConflicts(() => this.runOnce(work));
  }

  override together<const Writes extends readonly Write[]>(
    writes: Writes,
  ): Promise<ResultsOf<Writes>> {
    return together(writes);
  }

  private async join<Result>(open: Transaction, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      open.doomedBy ??= error;
      throw error;
    }
  }

  private async runOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    const followers = new Set<() => Promise<void>>();
    let isCommitting = false;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const transaction: Transaction = { manager, followers };
        const result = await transactions.run(transaction, work);
        if (transaction.doomedBy !== undefined) throw transaction.doomedBy;
        isCommitting = true;
        return result;
      });
    } finally {
      // A failed COMMIT may have succeeded with only its response lost.
      if (isCommitting) for (const follow of followers) await follow();
    }
  }
}
