import { Injectable } from '@nestjs/common';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { MissingEntries } from '../ports/missing-entries.js';
import { EnterStoredOrder } from './enter-stored-order.js';

/** Orders of a batch, and batches of a run. */
const BATCH = 500;
const MOST_BATCHES = 20;

/** No error of one order keeps the others out of the books. */
const isNever = () => false;

/** Enters the orders of before the books, and those of processes of the release before. */
@Injectable()
export class EnterMissingOrders {
  constructor(
    private readonly missing: MissingEntries,
    private readonly enterStoredOrder: EnterStoredOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Ends early, between two orders, where `signal` has. */
  async execute(signal?: AbortSignal): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const until = await this.missing.coverable();
      const orderIds = await this.missing.orders(BATCH);
      await forEachIsolated(
        orderIds,
        async (orderId) => {
          if (!signal?.aborted) await this.enterStoredOrder.execute(orderId);
        },
        isNever,
      );
      if (signal?.aborted) return;
      if (orderIds.length < BATCH) return this.unitOfWork.run(() => this.missing.cover(until));
    }
  }
}
