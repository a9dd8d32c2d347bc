import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { retryConflicts } from './retry-conflicts.js';
import { type Transaction, transactions } from './transaction.js';

/** A unit of work on a TypeORM transaction, carried by AsyncLocalStorage. */
@Injectable()
export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.joinOrRetry(work, () => this.runOnce(work));
  }

  override runAsOneStatement<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.joinOrRetry(work, () => this.runUnopened(work));
  }

  private joinOrRetry<Result>(
    work: () => Promise<Result>,
    runOnce: () => Promise<Result>,
  ): Promise<Result> {
    const open = transactions.getStore();
    return open ? this.join(open, work) : retryConflicts(runOnce);
  }

  private async join<Result>(open: Transaction, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      open.doomedBy ??= error;
      throw error;
    }
  }

  /** Without BEGIN and COMMIT: a statement alone is a transaction. */
  private async runUnopened<Result>(work: () => Promise<Result>): Promise<Result> {
    const followers = new Set<() => Promise<void>>();
    const transaction: Transaction = { manager: undefined, followers };
    try {
      return await transactions.run(transaction, work);
    } finally {
      if (transaction.isSent) for (const follow of followers) await follow();
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
