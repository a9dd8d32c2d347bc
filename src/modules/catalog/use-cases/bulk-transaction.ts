import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';

/** Thrown to roll back a dry run. */
class DryRunRollback extends Error {}

/** Runs many writes in one transaction; a dry run rolls it back. */
@Injectable()
export class BulkTransaction {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @returns the result of `work`, also for a dry run */
  async run<Result>(isDryRun: boolean, work: () => Promise<Result>): Promise<Result> {
    if (!isDryRun) return this.unitOfWork.run(work);
    let result!: Result;
    try {
      await this.unitOfWork.run(async () => {
        result = await work();
        throw new DryRunRollback();
      });
    } catch (error) {
      if (!(error instanceof DryRunRollback)) throw error;
    }
    return result;
  }
}
