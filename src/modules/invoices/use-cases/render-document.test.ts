import { buffer } from 'node:stream/consumers';
import { NotFound } from '../../../kernel/domain-error.js';
import { invoicesFixture } from '../testing/invoices-fixture.js';

const ADA = { userId: 'ada', isStaff: false };
const BOB = { userId: 'bob', isStaff: false };
const STAFF = { userId: 'root', isStaff: true };

/**
 * An order with an invoice, a credit note of $1.00 that is reversed, and another one, issued by a process whose
 * clock is that much behind.
 */
async function setUp({ behindMs = 0 } = {}) {
  const fixture = invoicesFixture();
  const { create, clock, refunds, credit, documents, render, placeOrder } = fixture;
  const order = await placeOrder();
  const { id: orderId, transactionId: intentId } = order;
  await create.execute(orderId, 'root');
  clock.advance(-behindMs);
  const refund = { intentId, orderId, amountCents: 100, reason: 'goodwill', requestedBy: null };
  await refunds.requestPart({
    ...refund,
    part: {
      requestKey: 'one',
      providerId: null,
      lines: [],
      deliveryCents: 0,
      isRestocked: false,
      withheld: null,
    },
  });
  for (const status of ['refunded', 'failed', 'refunded'] as const) {
    refunds.become(intentId, status);
    await credit.update(refunds.requested.at(-1)!, refunds.requested);
  }
  const [invoice, note, reversal, again] = documents.all;
  const textOf = async (id: string) => {
    const { name, content } = await render.execute(id, ADA);
    return { name, text: (await buffer(content)).toString() };
  };
  return {
    render,
    documents,
    placeOrder,
    order,
    orderId,
    textOf,
    invoice: invoice!,
    note: note!,
    reversal: reversal!,
    again: again!,
  };
}

describe('the file of a document', () => {
  it('is an invoice with its order and total', async () => {
    const { textOf, invoice, order } = await setUp();
    const { name, text } = await textOf(invoice.id);
    expect(name).toBe('invoice-000001.pdf');
    expect(text).toContain(`Invoice 000001\nVigor Inc.`);
    expect(text).toContain(`Order\n${order.number}`);
    expect(text).toContain(`Total\n$${order.totalCents / 100}`);
    expect(text.split('\n')).not.toContain('Invoice');
  });

  it('is a credit note that names its invoice, and a reversal that names the credit note', async () => {
    const { textOf, note, reversal, again } = await setUp();
    const one = await textOf(note.id);
    expect(one.text).toMatch(/^Credit note C-000001\n/i);
    expect(one.text.split('\n')).toContain('000001');
    expect(one.text).toContain('$1.00');
    const back = await textOf(reversal.id);
    expect(back.text).toContain('C-000002');
    expect(back.text).toContain('C-000001');
    expect((await textOf(again.id)).text).not.toContain('C-000001');
  });

  it('is a credit note that names its invoice where it says an earlier time than that', async () => {
    const { textOf, again } = await setUp({ behindMs: 1_000 });
    expect((await textOf(again.id)).text).toContain('Invoice\n000001');
  });
});

describe('documents of an order', () => {
  it('are read by its customer and by staff, oldest first', async () => {
    const { render, orderId, invoice } = await setUp();
    for (const reader of [ADA, STAFF]) {
      const numbers = (await render.ofOrder(orderId, reader)).map(({ number }) => number);
      expect(numbers).toEqual(['000001', 'C-000001', 'C-000002', 'C-000003']);
      await expect(render.execute(invoice.id, reader)).resolves.toBeDefined();
    }
  });

  it('do not exist for another user, nor where there are none', async () => {
    const { render, orderId, invoice } = await setUp();
    const isNot = (what: string) => new NotFound(what);
    await expect(render.ofOrder(orderId, BOB)).rejects.toThrow(isNot('Order'));
    await expect(render.execute(invoice.id, BOB)).rejects.toThrow(isNot('Document'));
    await expect(render.ofOrder('none', STAFF)).rejects.toThrow(isNot('Order'));
    await expect(render.execute('none', STAFF)).rejects.toThrow(isNot('Document'));
  });
});
