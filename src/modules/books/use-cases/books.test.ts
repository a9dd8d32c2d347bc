import { DAY_MS } from '../../../kernel/time.js';
import { creditNoteOf } from '../../invoices/domain/credit-note.js';
import { invoiceOf } from '../../invoices/domain/invoice.js';
import { newHeader, newInvoicedOrder, RATES } from '../../invoices/testing/invoice-fixtures.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { SALE, soldOrderFixture } from '../testing/books-fixture.js';

describe('an order', () => {
  it('is entered with the day that it has where the shop is', async () => {
    const { enterSale, order, orderId, intentId, entries, entered } = await soldOrderFixture();
    const stored = { ...order, lines: order.lines.map((line, nth) => ({ ...line, id: `${nth}` })) };
    const customerDetails = { ...stored.customerDetails, state: 'new york' };
    await (
      await enterSale.prepare()
    )({ ...stored, customerDetails }, undefined);
    expect(entered()).toEqual(SALE);
    expect(entries.all[0]).toMatchObject({
      sourceKind: 'order',
      sourceId: orderId,
      orderId,
      intentId,
      currency: 'usd',
      eventDay: '2026-03-01',
      isOpening: false,
      country: 'US',
      state: 'NY',
    });
  });
});

describe('a refund', () => {
  it('is entered once it is confirmed, taken back where it fails, and entered again', async () => {
    const { requestPart, become, entered, clock, shop } = await soldOrderFixture();
    await requestPart(100);
    await become('refunded');
    await become('refunded');
    clock.advance(DAY_MS);
    await become('failed');
    shop.timeZone = 'Asia/Tokyo';
    await become('refunded');
    expect(entered()).toEqual([
      ['2026-03-01', 1, 'refund', 'goods', -100],
      ['2026-03-02', 2, 'refund', 'goods', 100],
      ['2026-03-03', 3, 'refund', 'goods', -100],
    ]);
  });

  it('goes where its sale went, whatever the order and the shop say later', async () => {
    const { enterSale, order, requestPart, become, entries, shop } = await soldOrderFixture();
    await requestPart(100);
    await become('refunded');
    expect(entries.all[0]).toMatchObject({ country: 'US', state: null });
    const lines = order.lines.map((line, nth) => ({ ...line, id: `${nth}` }));
    const customerDetails = { ...order.customerDetails, state: 'tx' };
    const enter = await enterSale.prepare();
    await enter({ ...order, lines, customerDetails, country: 'CA' });
    expect(entries.all[1]).toMatchObject({ country: 'CA', state: null });
    shop.country = 'DE';
    await become('failed');
    expect(entries.all.at(-1)).toMatchObject({ country: 'CA', state: null });
  });

  it('goes where its order goes where the sale was entered without a destination', async () => {
    const { enterMissing, requestPart, become, entries } = await soldOrderFixture();
    await enterMissing.execute();
    const sale = entries.all.splice(0);
    await entries.add(sale.map((entry) => ({ ...entry, country: null, state: null })));
    await requestPart(100);
    await become('refunded');
    expect(entries.all.at(-1)).toMatchObject({ kind: 'refund', country: 'US', state: null });
  });

  it('gives back what the invoice says, with its rates, whatever other documents there are', async () => {
    const { orderId, intentId, documents, refunds, requestPart, become, entries } =
      await soldOrderFixture();
    const invoice = invoiceOf(newInvoicedOrder({ id: orderId }), RATES, newHeader());
    await requestPart(100);
    const [part] = refunds.requested;
    await documents.add(creditNoteOf(invoice, part!, [part!], newHeader({ id: 'note' })));
    await documents.add(invoice);
    await become('refunded');
    const rest = { orderId, intentId, amountCents: invoice.totalCents - 100 };
    await refunds.request({ ...rest, reason: 'canceled', requestedBy: null });
    await become('refunded');
    const taxRate = 100_000;
    expect(
      entries.all.map(({ component, taxRate, amountCents }) => [component, taxRate, amountCents]),
    ).toEqual([
      ['goods', taxRate, -91],
      ['tax', taxRate, -9],
      ['goods', taxRate, -3_309],
      ['delivery', taxRate, -400],
      ['tax', taxRate, -371],
    ]);
  });

  it('of a payment that never became an order has no entries', async () => {
    const { requestPart, refunds, changes, entered } = await soldOrderFixture();
    await requestPart(100);
    const refund = { ...refunds.requested[0]!, orderId: null, status: 'refunded' } as const;
    await changes.enterRefund(refund, [refund]);
    expect(entered()).toEqual([]);
  });

  it('of nothing, such as a rest whose money is gone, has no entries', async () => {
    const { order, orderId, intentId, refunds, changes, entered, queries } =
      await soldOrderFixture();
    const [line] = (await queries.find(orderId))!.lines;
    const lines = [{ lineId: line!.id, quantity: 1, amountCents: order.totalCents }];
    await refunds.requestPart({
      orderId,
      intentId,
      amountCents: 0,
      reason: 'not_shipped',
      requestedBy: null,
      part: {
        requestKey: 'one',
        providerId: null,
        lines,
        deliveryCents: 500,
        isRestocked: true,
        withheld: { cents: order.totalCents, reason: 'dispute_lost' },
      },
    });
    await changes.enterRefund(refunds.requested[0]!, refunds.requested);
    expect(entered()).toEqual([]);
  });

  it('of an order that does not exist is refused', async () => {
    const { requestPart, refunds, changes } = await soldOrderFixture();
    await requestPart(100);
    const refund = { ...refunds.requested[0]!, orderId: 'gone', status: 'refunded' } as const;
    await expect(changes.enterRefund(refund, [refund])).rejects.toThrow('gone');
  });
});

describe('a dispute', () => {
  it('is entered with what it takes, and what comes back once it is won', async () => {
    const { changes, intentId, orderId, entered, entries } = await soldOrderFixture();
    const dispute = newDispute({ intentId });
    await changes.enterDispute({ ...dispute, withdrawnCents: 0 });
    await changes.enterDispute(dispute);
    await changes.enterDispute({ ...dispute, status: 'won', withdrawnCents: 0 });
    expect(entered()).toEqual([
      ['2026-03-01', 1, 'dispute', -4_200],
      ['2026-03-01', 2, 'dispute', 4_200],
    ]);
    expect(entries.all[0]).toMatchObject({ sourceId: 'dp_1', orderId, intentId });
  });

  it('of a payment without an order has no entries, as the payment has none', async () => {
    const { changes, entries } = await soldOrderFixture();
    await changes.enterDispute(newDispute({ intentId: 'pi_none' }));
    expect(entries.all).toEqual([]);
  });
});
