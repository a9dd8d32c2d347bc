import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderQueries } from '../../orders/index.js';
import { Refunds } from '../../payment/index.js';
import { MissingDocuments, type UndocumentedRefund } from '../ports/billing-documents.js';
import { InvoiceStoredOrder } from './invoice-stored-order.js';
import { IssueCreditNote } from './issue-credit-note.js';

/** Documents issued by one run. */
const LIMIT = 1_000;

/** Issues the documents of orders and refunds that processes of the release before have written. */
@Injectable()
export class IssueMissingDocuments {
  constructor(
    private readonly missing: MissingDocuments,
    private readonly orders: OrderQueries,
    private readonly refunds: Refunds,
    private readonly invoiceStoredOrder: InvoiceStoredOrder,
    private readonly issueCreditNote: IssueCreditNote,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * An order that fails blocks no other; the next run tries it again.
   * @throws AggregateError at the end, which names the orders that have failed
   */
  async execute(): Promise<void> {
    const until = await this.missing.coverable();
    const orderIds = await this.missing.orders(LIMIT);
    const failed = await failuresOf(orderIds, (orderId) => this.invoice(orderId));
    // An invoice of just now has the credit notes of its order's refunds.
    const refunds = await this.missing.refunds(LIMIT);
    failed.push(...(await failuresOf(refunds, (refund) => this.credit(refund))));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join('; '));
    if (orderIds.length === LIMIT || refunds.length === LIMIT) return;
    await this.unitOfWork.run(() => this.missing.cover(until));
  }

  private invoice(orderId: string): Promise<void> {
    const issuing = this.unitOfWork.run(async () => {
      const order = await this.orders.find(orderId);
      if (order) await this.invoiceStoredOrder.execute(order);
    });
    return named(issuing, `order ${orderId} has no invoice`);
  }

  private credit({ refundId, intentId }: UndocumentedRefund): Promise<void> {
    const issuing = this.unitOfWork.run(async () => {
      const refunds = await this.refunds.ofIntent(intentId);
      const refund = refunds.find(({ id }) => id === refundId);
      if (refund) await this.issueCreditNote.update(refund, refunds);
    });
    return named(issuing, `refund ${refundId} has no credit note`);
  }
}

const named = (issuing: Promise<void>, what: string): Promise<void> =>
  issuing.catch((cause: unknown) => {
    throw new Error(`${what} yet: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  });

/** Runs the work for each item, and gives back the errors. */
async function failuresOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failed: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failed.push(error));
  return failed;
}
