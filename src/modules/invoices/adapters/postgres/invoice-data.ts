import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Statements } from '../../../../platform/database/statements.js';
import { DOCUMENT_ROW, toDocument } from './billing-document-row.js';
import { BillingDocumentEntity } from './billing-document.entity.js';

/**
 * A person's invoices and credit notes. They stay when the person is erased: tax law asks a shop to keep
 * its books unchanged for years, and the right to erasure excepts what the law asks for.
 */
@Injectable()
export class InvoiceData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'invoices';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly statements: Statements,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  async export({ userId }: DataSubject): Promise<unknown> {
    const rows = await this.statements.select({
      select: DOCUMENT_ROW,
      build: (query) =>
        query
          .from(BillingDocumentEntity, 'document')
          .innerJoin('orders', 'orders', 'orders.id = document.orderId')
          .where('orders.user_id = :userId AND document.number IS NOT NULL', { userId })
          .orderBy('document.issuedAt')
          .addOrderBy('document.id'),
    });
    return rows.map(toDocument);
  }

  async erase(): Promise<void> {
    // The books stay as they are.
  }
}
