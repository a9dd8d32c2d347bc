import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';

/** Thrown to undo a rehearsal; carries what it came to. */
class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super('a rehearsal');
  }
}

/** Does many writes in one transaction, or rehearses them and leaves nothing behind. */
@Injectable()
export class AllOrNothing {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** What the work answers, either way; `isRehearsal` decides whether it is kept. */
  async run<Result>(
    isRehearsal: (result: Result) => boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.unitOfWork.run(async () => {
        const result = await work();
        if (isRehearsal(result)) throw new Rehearsed(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Rehearsed) return error.result as Result;
      throw error;
    }
  }
}
