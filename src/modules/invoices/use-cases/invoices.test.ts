import type { Refund, RefundStatus } from '../../payment/index.js';
import { InvoiceExists } from '../domain/invoice.js';
import { invoicesFixture } from '../testing/invoices-fixture.js';

const setUp = async () => {
  const fixture = invoicesFixture();
  const order = await fixture.placeOrder();
  const { id: orderId, transactionId: intentId, totalCents } = order;
  const requestPart = (amountCents: number, requestKey: string) =>
    fixture.refunds.requestPart({
      intentId,
      orderId,
      amountCents,
      reason: 'goodwill',
      requestedBy: null,
      part: {
        requestKey,
        providerId: null,
        lines: [],
        deliveryCents: 0,
        isRestocked: false,
        withheld: amountCents === 0 ? { cents: 0, reason: null } : null,
      },
    });
  const last = () => fixture.refunds.requested.at(-1)!;
  /** The provider reports a state of the payment's last refund. */
  const become = async (status: RefundStatus): Promise<Refund> => {
    fixture.refunds.become(intentId, status);
    await fixture.credit.update(last(), fixture.refunds.requested);
    return last();
  };
  return { ...fixture, order, orderId, intentId, totalCents, requestPart, become, last };
};

describe('an invoice that staff create', () => {
  it('is issued with the credit notes of refunds that are confirmed, and recorded', async () => {
    const { create, refunds, requestPart, intentId, orderId, totalCents, ...rest } = await setUp();
    await requestPart(100, 'one');
    refunds.become(intentId, 'refunded');
    await requestPart(200, 'two');
    await create.execute(orderId, 'root');
    expect(rest.issued()).toEqual([
      ['invoice', totalCents, '000001'],
      ['credit_note', 100, 'C-000001'],
    ]);
    expect(rest.auditLog.entries).toMatchObject([
      {
        action: 'invoices.create',
        subject: 'order 100001',
        actor: { id: 'root' },
        before: null,
        after: { invoice: 'created' },
      },
    ]);
  });

  it('is refused where there is one, and where there is no order', async () => {
    const { create, orderId, documents } = await setUp();
    await create.execute(orderId, 'root');
    await expect(create.execute(orderId, 'root')).rejects.toThrow(InvoiceExists);
    await expect(create.execute(orderId, 'root')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'invoice_exists',
      message: 'This order has an invoice already.',
    });
    await expect(create.execute('nothing', 'root')).rejects.toThrow('Order not found');
    expect(documents.all).toHaveLength(1);
  });
});

describe('the credit note of a refund', () => {
  it('is issued once the refund is confirmed, and once', async () => {
    const { create, orderId, requestPart, become, issued } = await setUp();
    await create.execute(orderId, 'root');
    await requestPart(100, 'one');
    await become('sent');
    expect(issued()).toHaveLength(1);
    await become('refunded');
    await become('refunded');
    expect(issued().slice(1)).toEqual([['credit_note', 100, 'C-000001']]);
  });

  it('is reversed where the refund fails after all, and followed by another', async () => {
    const { create, orderId, requestPart, become, issued, documents } = await setUp();
    await create.execute(orderId, 'root');
    await requestPart(100, 'one');
    for (const status of ['refunded', 'failed', 'failed', 'refunded'] as const) {
      await become(status);
    }
    expect(issued().slice(1)).toEqual([
      ['credit_note', 100, 'C-000001'],
      ['reversal', 100, 'C-000002'],
      ['credit_note', 100, 'C-000003'],
    ]);
    expect(documents.all.map(({ reversedBy }) => reversedBy !== null)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is issued for each refund of an order, and reversed where that one fails', async () => {
    const { create, orderId, requestPart, become, documents, issued } = await setUp();
    await create.execute(orderId, 'root');
    await requestPart(100, 'one');
    await become('refunded');
    await requestPart(200, 'two');
    for (const status of ['refunded', 'failed'] as const) await become(status);
    expect(issued().slice(1)).toEqual([
      ['credit_note', 100, 'C-000001'],
      ['credit_note', 200, 'C-000002'],
      ['reversal', 200, 'C-000003'],
    ]);
    expect(documents.all.map(({ reversedBy }) => reversedBy !== null)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('corrects the invoice, also where a note says an earlier time', async () => {
    const { create, clock, refunds, requestPart, become, ...rest } = await setUp();
    const { orderId, intentId, totalCents, documents } = rest;
    await create.execute(orderId, 'root');
    // A process whose clock is behind confirms the first refund.
    clock.advance(-1_000);
    await requestPart(100, 'one');
    await become('refunded');
    const amountCents = totalCents - 100;
    await refunds.request({ intentId, orderId, amountCents, reason: 'x', requestedBy: null });
    await become('refunded');
    const { lines, delivery } = documents.all[2]!.content;
    expect(lines.map(({ name }) => name)).toEqual(['Mat', 'Bell', 'Refunded before']);
    expect(delivery?.amountCents).toBe(500);
  });

  it('is not issued for a canceled rest that gives nothing back', async () => {
    const { create, orderId, requestPart, credit, last, issued } = await setUp();
    await create.execute(orderId, 'root');
    await requestPart(0, 'one');
    await credit.update(last(), [last()]);
    expect(issued().map(([kind]) => kind)).toEqual(['invoice']);
  });

  it('is not issued where there is no invoice, or no order', async () => {
    const { requestPart, become, documents, credit } = await setUp();
    await requestPart(100, 'one');
    const refund = await become('refunded');
    await credit.update({ ...refund, orderId: null }, [refund]);
    expect(documents.all).toEqual([]);
  });
});

describe('documents that the release before has left out', () => {
  it('are issued', async () => {
    const { issueMissing, missing, requestPart, refunds, intentId, issued } = await setUp();
    await issueMissing.execute();
    expect(missing.covered).toEqual(await missing.coverable());
    await requestPart(100, 'one');
    refunds.become(intentId, 'refunded');
    await issueMissing.execute();
    expect(issued().map(([kind]) => kind)).toEqual(['invoice', 'credit_note']);
  });

  it('are issued for each refund of a payment', async () => {
    const { create, orderId, issueMissing, requestPart, refunds, intentId, issued } = await setUp();
    await create.execute(orderId, 'root');
    await requestPart(100, 'one');
    refunds.become(intentId, 'refunded');
    await requestPart(200, 'two');
    refunds.become(intentId, 'refunded');
    await issueMissing.execute();
    expect(issued().slice(1)).toEqual([
      ['credit_note', 100, 'C-000001'],
      ['credit_note', 200, 'C-000002'],
    ]);
  });

  it('keep no other order from its own, and the time stays uncovered', async () => {
    const { issueMissing, missing, orderId, create, placeOrder, issued, ...rest } = await setUp();
    const { requestPart, refunds, intentId } = rest;
    await create.execute(orderId, 'root');
    const { id: otherId } = await placeOrder(2);
    // Staff create the first invoice after the orders were read.
    missing.orders = async () => [orderId, otherId];
    await requestPart(100, 'one');
    refunds.become(intentId, 'refunded');
    await expect(issueMissing.execute()).rejects.toThrow(
      `order ${orderId} has no invoice yet: This order has an invoice already`,
    );
    expect(issued().map(([kind]) => kind)).toEqual(['invoice', 'invoice', 'credit_note']);
    expect(missing.covered).toEqual(new Date(0));
  });

  it('are all named where they fail, each with its cause', async () => {
    const { issueMissing, missing, create, orderId, requestPart, ...rest } = await setUp();
    await create.execute(orderId, 'root');
    missing.orders = async () => [orderId];
    await requestPart(100, 'one');
    rest.refunds.become(rest.intentId, 'refunded');
    rest.refunds.ofIntent = () => Promise.reject(new Error('Connection lost'));
    await expect(issueMissing.execute()).rejects.toMatchObject({
      message: [
        `Error: order ${orderId} has no invoice yet: This order has an invoice already.`,
        `Error: refund ${rest.last().id} has no credit note yet: Connection lost`,
      ].join('; '),
      errors: [{ cause: expect.any(InvoiceExists) }, { cause: { message: 'Connection lost' } }],
    });
  });

  it('leave the time uncovered where there are more than one run takes', async () => {
    const { issueMissing, missing } = await setUp();
    missing.orders = async (limit) => Array.from({ length: limit }, (_, nth) => `gone-${nth}`);
    await issueMissing.execute();
    expect(missing.covered).toEqual(new Date(0));
  });

  it('leave it uncovered where more refunds lack theirs, too', async () => {
    const { issueMissing, missing, intentId } = await setUp();
    missing.refunds = async (limit) =>
      Array.from({ length: limit }, (_, nth) => ({ refundId: `gone-${nth}`, intentId }));
    await issueMissing.execute();
    expect(missing.covered).toEqual(new Date(0));
  });
});

describe('the invoice of an order that is placed', () => {
  it('has the rates of its checkout', async () => {
    const { issue, documents } = await setUp();
    const { newInvoicedOrder, RATES } = await import('../testing/invoice-fixtures.js');
    const issueNow = await issue.prepare();
    await issueNow(newInvoicedOrder(), RATES);
    expect(documents.all[0]?.content.lines[0]?.taxRate).toBe(100_000);
  });
});
