import { documentNumber } from '../../../../common/contract/billing-document.js';
import type { BillingDocument, NewBillingDocument } from '../domain/billing-document.js';
import { InvoiceExists } from '../domain/invoice.js';
import { BillingDocuments, type ListedDocument } from '../ports/billing-documents.js';

/** Documents in memory, each numbered as soon as it is added. */
export class FakeBillingDocuments extends BillingDocuments {
  readonly all: BillingDocument[] = [];
  private readonly numbers = { invoice: 0, credit_note: 0 };

  async add(document: NewBillingDocument): Promise<void> {
    const { kind, orderId } = document;
    if (
      kind === 'invoice' &&
      this.all.some((each) => each.kind === kind && each.orderId === orderId)
    ) {
      throw new InvoiceExists();
    }
    const number = ++this.numbers[kind === 'invoice' ? 'invoice' : 'credit_note'];
    const formatted = documentNumber(kind, { series: 1, number });
    this.all.push({ ...document, number: formatted, reversedBy: null });
  }

  async reverse(note: BillingDocument, reversal: NewBillingDocument): Promise<void> {
    const at = this.all.findIndex(({ id, reversedBy }) => id === note.id && reversedBy === null);
    if (at < 0) throw new Error(`The credit note ${note.id} is reversed already.`);
    await this.add(reversal);
    this.all[at] = { ...note, reversedBy: reversal.id };
  }

  async ofOrder(orderId: string): Promise<readonly BillingDocument[]> {
    return this.all
      .filter((each) => each.orderId === orderId)
      .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  }

  async *batches(): AsyncIterable<readonly ListedDocument[]> {
    yield this.all.map((document) => ({ ...document, orderNumber: 100_001 }));
  }

  async find(id: string): Promise<BillingDocument | undefined> {
    return this.all.find((each) => each.id === id);
  }
}
