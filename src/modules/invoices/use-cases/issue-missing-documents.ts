import { Injectable } from '@nestjs/common';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderQueries } from '../../orders/index.js';
import { Refunds } from '../../payment/index.js';
import { MissingDocuments } from '../ports/missing-documents.js';
import { InvoiceStoredOrder } from './invoice-stored-order.js';
import { IssueCreditNote } from './issue-credit-note.js';

/** Documents issued by one run. */
const LIMIT = 1_000;

/** No error of one order keeps the others from their documents. */
const isNever = () => false;

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

  async execute(): Promise<void> {
    const until = await this.missing.coverable();
    const orderIds = await this.missing.orders(LIMIT);
    await forEachIsolated(orderIds, (orderId) => this.invoice(orderId), isNever);
    // An invoice of just now has the credit notes of its order's refunds.
    const refunds = await this.missing.refunds(LIMIT);
    await forEachIsolated(
      refunds,
      ({ refundId, intentId }) => this.credit(refundId, intentId),
      isNever,
    );
    if (orderIds.length === LIMIT || refunds.length === LIMIT) return;
    await this.unitOfWork.run(() => this.missing.cover(until));
  }

  private invoice(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.find(orderId);
      if (order) await this.invoiceStoredOrder.execute(order);
    });
  }

  private credit(refundId: string, intentId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refunds = await this.refunds.ofIntent(intentId);
      const refund = refunds.find(({ id }) => id === refundId);
      if (refund) await this.issueCreditNote.update(refund, refunds);
    });
  }
}
