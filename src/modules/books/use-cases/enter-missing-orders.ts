import { Injectable } from '@nestjs/common';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { MissingEntries } from '../ports/ledger-entries.js';
import { EnterStoredOrder } from './enter-stored-order.js';

/** Orders of a batch, and batches of a run. */
const BATCH = 500;
const MOST_BATCHES = 20;

/** No error of one order keeps the others out of the books. */
const neverFatal = () => false;

/** Enters orders that were placed before there were books, and those of processes of the previous release. */
@Injectable()
export class EnterMissingOrders {
  constructor(
    private readonly missing: MissingEntries,
    private readonly enterStoredOrder: EnterStoredOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Ends early, between two orders, where `signal` has. @throws the errors of single orders, once the others
   * of the run are entered: the next run tries them again.
   */
  async execute(signal?: AbortSignal): Promise<void> {
    const errors: unknown[] = [];
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const until = await this.missing.coverable();
      const orderIds = await this.missing.incompleteOrders(BATCH);
      await forEachIsolated(
        orderIds,
        async (orderId) => {
          if (!signal?.aborted) await this.enterStoredOrder.execute(orderId);
        },
        neverFatal,
      ).catch((error: unknown) => errors.push(error));
      if (signal?.aborted) break;
      if (orderIds.length === BATCH) continue;
      if (errors.length === 0) await this.cover(until);
      break;
    }
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  }

  /** What ends the opening waits for the next run where a transaction may still enter a past day. */
  private cover(until: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      const isOpening = (await this.missing.openingUntil()) !== undefined;
      if (isOpening && !(await this.missing.closingTime())) return;
      await this.missing.cover(until);
    });
  }
}
