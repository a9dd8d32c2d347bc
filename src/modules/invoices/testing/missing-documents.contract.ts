import { invoiceOf } from '../domain/invoice.js';
import type {
  BillingDocuments,
  MissingDocuments,
  UndocumentedRefund,
} from '../ports/billing-documents.js';
import { newHeader, newInvoicedOrder, RATES } from './invoice-fixtures.js';

export interface MissingDocumentsUnderTest {
  /** With nothing covered. */
  readonly missing: MissingDocuments;
  /** With no document of an order or refund that is planted. */
  readonly documents: BillingDocuments;
  newId(): string;
  /** An order of a checkout, of 41.80 dollars. @returns its id */
  placeOrder(at: Date): Promise<string>;
  /** An order that was placed elsewhere. @returns its id */
  importOrder(at: Date): Promise<string>;
  /** A dollar of an order, confirmed at that time: all that remains, or a part. */
  refund(orderId: string, at: Date, extent?: 'part'): Promise<UndocumentedRefund>;
  /** Gives a refund that status now. */
  become(refund: UndocumentedRefund, status: 'sent' | 'refunded' | 'failed'): Promise<void>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The contract of every `MissingDocuments`. */
export function missingDocumentsContract(given: () => Promise<MissingDocumentsUnderTest>): void {
  const setUp = async () => {
    const test = await given();
    const { missing, documents, newId, inTransaction } = test;
    const start = (await missing.coverable()).getTime();
    return {
      ...test,
      at: (minute: number) => new Date(start + minute * 60_000),
      invoice: async (orderId: string) => {
        const order = newInvoicedOrder({ id: orderId });
        const document = invoiceOf(order, RATES, newHeader({ id: newId() }));
        await inTransaction(() => documents.add(document));
        return document;
      },
      cover: (until: Date) => inTransaction(() => missing.cover(until)),
    };
  };

  it('are none where nothing was sold', async () => {
    const { missing } = await setUp();
    expect([await missing.orders(10), await missing.refunds(10)]).toEqual([[], []]);
  });

  it('are orders without an invoice, the oldest first, and no imported ones', async () => {
    const { missing, placeOrder, importOrder, invoice, at } = await setUp();
    const [third, first, second] = [
      await placeOrder(at(3)),
      await placeOrder(at(1)),
      await placeOrder(at(2)),
    ];
    await importOrder(at(0));
    expect(await missing.orders(10)).toEqual([first, second, third]);
    expect(await missing.orders(2)).toEqual([first, second]);
    await invoice(first);
    expect(await missing.orders(2)).toEqual([second, third]);
  });

  it('are refunds of invoiced orders whose credit note is not that of their state', async () => {
    const { missing, documents, placeOrder, refund, invoice, become, at, ...rest } = await setUp();
    const orderId = await placeOrder(at(1));
    const whole = await refund(orderId, at(2));
    expect(await missing.refunds(10)).toEqual([]);
    const { id: _id, ...invoiced } = await invoice(orderId);
    expect(await missing.refunds(10)).toEqual([whole]);
    await become(whole, 'sent');
    expect(await missing.refunds(10)).toEqual([]);
    await become(whole, 'refunded');
    expect(await missing.refunds(10)).toEqual([whole]);
    const note = { ...invoiced, id: rest.newId(), kind: 'credit_note', ...whole } as const;
    await rest.inTransaction(() => documents.add(note));
    expect(await missing.refunds(10)).toEqual([]);
    await become(whole, 'failed');
    expect(await missing.refunds(10)).toEqual([whole]);
    const [stored] = (await documents.ofOrder(orderId)).filter(({ id }) => id === note.id);
    const reversal = { ...note, id: rest.newId(), kind: 'reversal' } as const;
    await rest.inTransaction(() => documents.reverse(stored!, reversal));
    expect(await missing.refunds(10)).toEqual([]);
  });

  it('are refunds of all and of parts, at most as many as asked for', async () => {
    const { missing, placeOrder, refund, invoice, at } = await setUp();
    const [one, other] = [await placeOrder(at(1)), await placeOrder(at(1))];
    const refunds = [await refund(one, at(3)), await refund(other, at(2), 'part')];
    await invoice(one);
    await invoice(other);
    expect(new Set(await missing.refunds(10))).toEqual(new Set(refunds));
    expect(await missing.refunds(2)).toHaveLength(2);
    expect(await missing.refunds(1)).toHaveLength(1);
  });

  it('are looked for since the time until which all is covered, which only goes on', async () => {
    const { missing, placeOrder, refund, invoice, cover, at } = await setUp();
    const [refunded, before, after] = [
      await placeOrder(at(0)),
      await placeOrder(at(1)),
      await placeOrder(at(3)),
    ];
    await invoice(refunded);
    await refund(refunded, at(1));
    const later = await refund(refunded, at(3), 'part');
    expect(await missing.orders(10)).toEqual([before, after]);
    expect(await missing.refunds(10)).toHaveLength(2);
    for (const until of [at(2), at(0)]) {
      await cover(until);
      expect(await missing.orders(10)).toEqual([after]);
      expect(await missing.refunds(10)).toEqual([later]);
    }
    await cover(at(3));
    expect(await missing.orders(10)).toEqual([after]);
  });

  it('are not covered where a transaction may have begun minutes ago', async () => {
    const { missing, placeOrder, cover, at } = await setUp();
    const orderId = await placeOrder(at(1));
    await cover(await missing.coverable());
    expect(await missing.orders(10)).toEqual([orderId]);
  });
}
