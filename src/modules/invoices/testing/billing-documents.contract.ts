import type { NewBillingDocument } from '../domain/billing-document.js';
import { reversalOf } from '../domain/credit-note.js';
import { InvoiceExists, invoiceOf } from '../domain/invoice.js';
import type { BillingDocuments } from '../ports/billing-documents.js';
import { newInvoicedOrder, newHeader, RATES } from './invoice-fixtures.js';

/** The contract of every `BillingDocuments`. `newOrder` makes an order and returns its id. */
export function billingDocumentsContract(
  make: () => Promise<{
    documents: BillingDocuments;
    newOrder: () => Promise<string>;
    newId: () => string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const setUp = async () => {
    const { documents, newOrder, newId, inTransaction } = await make();
    const orderId = await newOrder();
    const invoice = invoiceOf(
      newInvoicedOrder({ id: orderId }),
      RATES,
      newHeader({ id: newId(), at: new Date('2026-03-02T09:00:00Z') }),
    );
    const refundId = newId();
    const note: NewBillingDocument = {
      ...invoice,
      id: newId(),
      kind: 'credit_note',
      refundId,
      issuedAt: new Date('2026-03-03T09:00:00Z'),
    };
    const add = (document: NewBillingDocument) => inTransaction(() => documents.add(document));
    return { documents, invoice, note, orderId, newId, inTransaction, add };
  };

  it('give back what was added, with its number', async () => {
    const { documents, invoice, note, orderId, add } = await setUp();
    await add(invoice);
    await add(note);
    const numbered = (kind: string) => expect.stringMatching(kind);
    expect(await documents.ofOrder(orderId)).toEqual([
      { ...invoice, number: numbered('^\\d{6}$'), reversedBy: null },
      { ...note, number: numbered('^C-\\d{6}$'), reversedBy: null },
    ]);
    expect((await documents.find(note.id))?.content).toEqual(note.content);
    expect(await documents.find(orderId)).toBeUndefined();
    expect(await documents.find('x')).toBeUndefined();
    expect(await documents.ofOrder('x')).toEqual([]);
  });

  it('are those of an order by the time that they say', async () => {
    const { documents, invoice, note, orderId, add } = await setUp();
    await add(invoice);
    // Of a process whose clock is behind.
    await add({ ...note, issuedAt: new Date(invoice.issuedAt.getTime() - 1_000) });
    const kinds = (await documents.ofOrder(orderId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['credit_note', 'invoice']);
  });

  it('number invoices on their own, and credit notes and reversals together', async () => {
    const { documents, invoice, note, orderId, newId, inTransaction, add } = await setUp();
    await add(invoice);
    await add(note);
    const [, stored] = await documents.ofOrder(orderId);
    const reversal = reversalOf(
      stored!,
      newHeader({ id: newId(), at: new Date('2026-03-04T09:00:00Z') }),
    );
    await inTransaction(() => documents.reverse(stored!, reversal));
    const all = await documents.ofOrder(orderId);
    expect(all.map(({ kind, reversedBy }) => [kind, reversedBy])).toEqual([
      ['invoice', null],
      ['credit_note', reversal.id],
      ['reversal', null],
    ]);
    const [, second, third] = all.map(({ number }) => Number(number.replace('C-', '')));
    expect(third).toBe(second! + 1);
    const again = { ...reversal, id: newId() };
    await expect(inTransaction(() => documents.reverse(stored!, again))).rejects.toThrow(
      'is reversed already',
    );
  });

  it('refuse a second invoice of an order', async () => {
    const { invoice, newId, add } = await setUp();
    await add(invoice);
    await expect(add({ ...invoice, id: newId() })).rejects.toThrow(InvoiceExists);
  });
}
