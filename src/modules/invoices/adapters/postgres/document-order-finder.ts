import { Injectable, type OnModuleInit } from '@nestjs/common';
import { documentNumberIn } from '../../../../../common/contract/billing-document.js';
import { column } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { OrderFinders } from '../../../orders/index.js';
import { BillingDocumentEntity } from './billing-document.entity.js';

/** Finds orders by the numbers of their invoices, credit notes and reversals. */
@Injectable()
export class DocumentOrderFinder implements OnModuleInit {
  constructor(
    private readonly finders: OrderFinders,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.finders.add((searchTerm) => this.find(searchTerm));
  }

  private async find(searchTerm: string): Promise<readonly string[]> {
    const named = documentNumberIn(searchTerm);
    if (!named) return [];
    const { isInvoice, ...number } = named;
    // The conditions of the two indexes.
    const kind = isInvoice ? `document.kind = 'invoice'` : `document.kind <> 'invoice'`;
    const documents = await this.statements.select({
      select: { orderId: column(BillingDocumentEntity, 'document', 'orderId') },
      build: (query) =>
        query
          .from(BillingDocumentEntity, 'document')
          .where(`document.series = :series AND document.number = :number AND ${kind}`, number),
    });
    return documents.map(({ orderId }) => orderId);
  }
}
