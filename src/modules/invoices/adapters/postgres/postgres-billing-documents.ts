import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { DAY_MS, type DayRange } from '../../../../kernel/time.js';
import { isId } from '../../../../kernel/ids.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { insertRecords, toRecords } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { BillingDocument, NewBillingDocument } from '../../domain/billing-document.js';
import { InvoiceExists } from '../../domain/invoice.js';
import { BillingDocuments, type ListedDocument } from '../../ports/billing-documents.js';
import { DOCUMENT_ROW, NEW_PROPERTIES, toDocument } from './billing-document-row.js';
import { BillingDocumentEntity } from './billing-document.entity.js';

/** Documents as rows; what has no number yet is of a transaction that has not ended. */
@Injectable()
export class PostgresBillingDocuments extends BillingDocuments {
  /** Written with each order. */
  private readonly adding = this.statements.prepareWrite({
    entity: BillingDocumentEntity,
    params: ['records'],
    build: (documents) => insertRecords(documents, NEW_PROPERTIES),
  });
  private readonly byOrder = this.statements.prepare({
    select: DOCUMENT_ROW,
    params: ['orderId'],
    build: (query) =>
      query
        .from(BillingDocumentEntity, 'document')
        .where('document.orderId = :orderId AND document.number IS NOT NULL')
        .orderBy('document.issuedAt')
        .addOrderBy('document.id'),
  });
  private readonly byId = this.statements.prepare({
    select: DOCUMENT_ROW,
    params: ['id'],
    build: (query) =>
      query
        .from(BillingDocumentEntity, 'document')
        .where('document.id = :id AND document.number IS NOT NULL'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  async add(document: NewBillingDocument): Promise<void> {
    const records = toRecords(this.repositories.write(BillingDocumentEntity), [document]);
    await this.adding.write({ records }).catch(refuseSecondInvoice);
  }

  async reverse({ id }: BillingDocument, reversal: NewBillingDocument): Promise<void> {
    await this.add(reversal);
    const { affected } = await this.repositories
      .write(BillingDocumentEntity)
      .update({ id, reversedBy: IsNull() }, { reversedBy: reversal.id });
    if (affected !== 1) throw new Error(`The credit note ${id} is reversed already.`);
  }

  async ofOrder(orderId: string): Promise<readonly BillingDocument[]> {
    if (!isId(orderId)) return [];
    return (await this.byOrder.many({ orderId })).map(toDocument);
  }

  async find(id: string): Promise<BillingDocument | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.byId.one({ id });
    return row && toDocument(row);
  }

  batches(days: DayRange): AsyncIterable<readonly ListedDocument[]> {
    return inBatches<ListedDocument>((last, limit) => this.readAfter(last, days, limit));
  }

  private async readAfter(
    last: ListedDocument | undefined,
    { from, to }: DayRange,
    limit: number,
  ): Promise<ListedDocument[]> {
    const rows = await this.statements.select({
      select: { ...DOCUMENT_ROW, orderNumber: computed('orders.number', asNumber) },
      build: (query) => {
        query
          .from(BillingDocumentEntity, 'document')
          .innerJoin('orders', 'orders', 'orders.id = document.orderId')
          .where('document.number IS NOT NULL')
          .orderBy('document.issuedAt')
          .addOrderBy('document.id')
          .limit(limit);
        // The day is that of the shop when the document was issued; the time is for the index.
        if (from) {
          query.andWhere(`document.content->>'issuedOn' >= :from`, { from });
          query.andWhere('document.issuedAt >= :earliest', { earliest: daysAfter(from, -1) });
        }
        if (to) {
          query.andWhere(`document.content->>'issuedOn' <= :to`, { to });
          query.andWhere('document.issuedAt < :latest', { latest: daysAfter(to, 2) });
        }
        if (!last) return query;
        const { issuedAt, id } = last;
        return query.andWhere('(document.issuedAt, document.id) > (:issuedAt, :id)', {
          issuedAt,
          id,
        });
      },
    });
    return rows.map(({ orderNumber, ...row }) => ({ ...toDocument(row), orderNumber }));
  }
}

/** No time zone is a day from UTC. */
const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS);

/** Two members of the staff may create it at the same time. */
function refuseSecondInvoice(error: unknown): never {
  if (brokenConstraint(error) !== 'billing_document_invoice') throw error;
  throw new InvoiceExists({ cause: error });
}
