import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { type OrderRecord, OrderQueries } from '../../orders/index.js';
import type { BillingDocument } from '../domain/billing-document.js';
import { toDocumentLayout } from '../domain/document-layout.js';
import { BillingDocuments } from '../ports/billing-documents.js';
import { DocumentRenderer } from '../ports/document-renderer.js';

/** Who wants to read documents: a shopper reads those of the own orders, staff all. */
export interface DocumentReader {
  readonly userId: string;
  readonly isStaff: boolean;
}

export interface RenderedFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Reads the documents of an order, and draws them from their frozen data. */
@Injectable()
export class RenderDocument {
  constructor(
    private readonly documents: BillingDocuments,
    private readonly orders: OrderQueries,
    private readonly renderer: DocumentRenderer,
  ) {}

  /** The documents of an order, oldest first. @throws NotFound, also for the order of another user */
  async ofOrder(orderId: string, reader: DocumentReader): Promise<readonly BillingDocument[]> {
    await this.orderFor(reader, orderId, 'Order');
    return this.documents.ofOrder(orderId);
  }

  /** A PDF. @throws NotFound; DomainError code `busy` while too many are drawn */
  async execute(id: string, reader: DocumentReader): Promise<RenderedFile> {
    const document = await this.documents.find(id);
    if (!document) throw new NotFound('Document');
    const order = await this.orderFor(reader, document.orderId, 'Document');
    const all = await this.documents.ofOrder(document.orderId);
    const numberOf = (isWanted: (each: BillingDocument) => boolean) =>
      all.find(isWanted)?.number ?? null;
    const layout = toDocumentLayout(document, {
      orderNumber: order.number,
      invoiceNumber:
        document.kind === 'invoice' ? null : numberOf(({ kind }) => kind === 'invoice'),
      reversedNumber: numberOf(({ reversedBy }) => reversedBy === id),
    });
    return { name: layout.fileName, content: await this.renderer.render(layout) };
  }

  private async orderFor(
    { userId, isStaff }: DocumentReader,
    orderId: string,
    what: 'Order' | 'Document',
  ): Promise<OrderRecord> {
    const order = await this.orders.find(orderId);
    if (!order || (!isStaff && order.userId !== userId)) throw new NotFound(what);
    return order;
  }
}
