import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';

/** Thrown to undo a rehearsal. */
class Rehearsed extends Error {}

/** Does many writes in one transaction, or rehearses them and leaves nothing behind. */
@Injectable()
export class AllOrNothing {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** What the work answers, either way. */
  async run<Result>(isRehearsal: boolean, work: () => Promise<Result>): Promise<Result> {
    if (!isRehearsal) return this.unitOfWork.run(work);
    const rehearsed: Result[] = [];
    try {
      await this.unitOfWork.run(async () => {
        rehearsed[0] = await work();
        throw new Rehearsed();
      });
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
    }
    return rehearsed[0]!;
  }
}
