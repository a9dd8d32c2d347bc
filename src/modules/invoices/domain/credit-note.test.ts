import { lineId, newHeader, newInvoicedOrder, RATES, SELLER } from '../testing/invoice-fixtures.js';
import { contentTotalCents, type NewBillingDocument } from './billing-document.js';
import { type CreditedRefund, creditNoteOf, reversalOf } from './credit-note.js';
import { invoiceOf } from './invoice.js';

const invoice = invoiceOf(newInvoicedOrder(), RATES, newHeader());

const units = (id: string, nth: number, quantity: number, amountCents: number): CreditedRefund => ({
  id,
  amountCents,
  part: { lines: [{ lineId: lineId(nth), quantity, amountCents }], deliveryCents: 0 },
});
const free = (id: string, amountCents: number): CreditedRefund => ({
  id,
  amountCents,
  part: { lines: [], deliveryCents: 0 },
});
const rest = (amountCents: number): CreditedRefund => ({ id: 'rest', amountCents, part: null });

const notesOf = (refunds: readonly CreditedRefund[], of: NewBillingDocument = invoice) =>
  refunds.map((refund) => creditNoteOf(of, refund, refunds, newHeader()));
const taxes = (notes: readonly NewBillingDocument[]) =>
  notes.map(({ content }) => content.taxCents);

describe('a credit note', () => {
  it('credits units with their share of the discount and the tax', () => {
    // (3000 - 100 + 290) / 3, twice, and the remainder.
    const refunds = [units('a', 1, 1, 1_063), units('b', 1, 1, 1_063), units('c', 1, 1, 1_064)];
    const notes = notesOf(refunds);
    expect(taxes(notes)).toEqual([96, 97, 97]);
    expect(notes.map(({ totalCents }) => totalCents)).toEqual([1_063, 1_063, 1_064]);
    for (const { content, totalCents } of notes) {
      expect(contentTotalCents(content)).toBe(totalCents);
      expect(content.lines).toHaveLength(1);
      expect(content.delivery).toBeNull();
    }
  });

  it('credits all of an order', () => {
    const [note] = notesOf([rest(4_180)]);
    expect(note?.content).toMatchObject({ ...invoice.content, lines: invoice.content.lines });
    expect(note).toMatchObject({ kind: 'credit_note', refundId: 'rest', totalCents: 4_180 });
  });

  it('takes what free amounts gave back off the rest, with their tax', () => {
    const notes = notesOf([free('a', 1_000), units('b', 2, 1, 550), free('c', 333), rest(2_297)]);
    expect(notes[3]?.content.lines.map(({ name }) => name)).toEqual([
      'Kettlebell',
      'Refunded before',
    ]);
    expect(taxes(notes).reduce((sum, cents) => sum + cents)).toBe(380);
    for (const { content, totalCents } of notes) {
      expect(contentTotalCents(content)).toBe(totalCents);
    }
  });

  it('names the rate of a free amount only where there is one', () => {
    const rates = { lines: [100_000, 200_000], delivery: 100_000 };
    const mixed = invoiceOf(newInvoicedOrder(), rates, newHeader());
    const rateOf = ([note]: readonly NewBillingDocument[]) => note?.content.lines[0]?.taxRate;
    expect(rateOf(notesOf([free('a', 100)]))).toBe(100_000);
    expect(rateOf(notesOf([free('a', 100)], mixed))).toBeNull();
  });

  it('gives free amounts their share of the tax, whatever delivery goes back between them', () => {
    const untaxed = { shippingTaxCents: 0, taxCents: 340, totalCents: 4_140 };
    const order = invoiceOf(newInvoicedOrder(untaxed), RATES, newHeader());
    const delivery = { id: 'b', amountCents: 400, part: { lines: [], deliveryCents: 400 } };
    expect(taxes(notesOf([free('a', 50), delivery, free('c', 50)], order))).toEqual([4, 0, 4]);
  });

  it('credits what is given back by hand once the refund of all that remains has failed', () => {
    const [, note] = notesOf([rest(4_180), free('a', 1_000)]);
    expect(note?.content).toMatchObject({ lines: [{ priceCents: 910 }], taxCents: 90 });
    expect(note?.content.delivery).toBeNull();
  });

  it('names the rest by what it is', () => {
    const nameOf = (notes: readonly NewBillingDocument[]) =>
      notes.at(-1)!.content.lines.at(-1)!.name;
    expect(nameOf(notesOf([free('a', 100)]))).toBe('Refund of an amount');
    expect(nameOf(notesOf([free('a', 100), rest(4_080)]))).toBe('Refunded before');
    // The refund of a unit has failed: it keeps the unit, but not the money.
    expect(nameOf(notesOf([units('a', 1, 1, 1_063), rest(4_180)]))).toBe('Rest of the order');
  });

  it('credits the delivery where the refund gives it back', () => {
    const delivery = { id: 'a', amountCents: 440, part: { lines: [], deliveryCents: 440 } };
    const [note, all] = notesOf([delivery, rest(3_740)]);
    expect(note?.content).toMatchObject({ lines: [], taxCents: 40 });
    expect(note?.content.delivery?.amountCents).toBe(400);
    expect(all?.content.delivery).toBeNull();
  });

  it('keeps to prices that include the tax', () => {
    const order = newInvoicedOrder({ isTaxIncluded: true, totalCents: 3_800 });
    const included = invoiceOf(order, RATES, newHeader());
    const [one] = notesOf([units('a', 1, 2, 1_933)], included);
    expect(one?.content).toMatchObject({ isTaxIncluded: true, taxCents: 193 });
    expect(contentTotalCents(one!.content)).toBe(1_933);
  });

  it('is reversed by a document of the same amount', () => {
    const [note] = notesOf([units('a', 2, 1, 550)]);
    const numbered = { ...note!, number: 'C-000001', reversedBy: null };
    const reversal = reversalOf(numbered, newHeader({ at: new Date('2026-03-09T09:00:00Z') }));
    expect(reversal).toMatchObject({ kind: 'reversal', refundId: 'a', totalCents: 550 });
    expect(reversal.content).toEqual({ ...note!.content, issuedOn: '2026-03-09' });
  });

  it.each([
    ['US', 'DE', 'US'],
    ['DE', 'DE', undefined],
    ['FR', 'DE', 'FR'],
    ['US', 'US', undefined],
  ])('names a buyer in %s rightly where the shop is in %s by then', (country, shop, shown) => {
    const abroad = invoiceOf(newInvoicedOrder({ country }), RATES, newHeader());
    const moved = newHeader({ seller: { ...SELLER, country: shop } });
    const note = creditNoteOf(abroad, rest(4_180), [rest(4_180)], moved);
    const reversal = reversalOf({ ...note, number: 'C-000001', reversedBy: null }, newHeader());
    const { country: _country, ...details } = abroad.content.buyer;
    const buyer = { ...details, ...(shown && { country: shown }) };
    expect(note.content.buyer).toEqual(buyer);
    expect(reversal.content.buyer).toEqual(abroad.content.buyer);
  });
});

describe('a canceled rest that withholds some of what it cost', () => {
  it('credits its units less what was refunded before, with its tax', () => {
    // Three bells of 31.90, of which free amounts of 30.00 leave 11.80.
    const withheld = { ...units('b', 1, 3, 3_190), amountCents: 1_180 };
    const notes = notesOf([free('a', 3_000), withheld]);
    expect(notes[1]?.content.lines.map(({ name }) => name)).toEqual([
      'Kettlebell',
      'Refunded before',
    ]);
    expect(contentTotalCents(notes[1]!.content)).toBe(1_180);
    // A share of 380 in 4180, as free amounts have.
    expect(taxes(notes)).toEqual([272, 290 - 182]);
  });
});

describe('the credit notes of an order', () => {
  it('come to its total and its tax, whatever the parts', () => {
    for (let discountCents = 0; discountCents < 60; discountCents++) {
      for (const isTaxIncluded of [false, true]) {
        const net = 7 * 333 - discountCents;
        const line = { id: lineId(1), name: 'Mat', quantity: 7, priceCents: 333 };
        const totalCents = net + 400 + (isTaxIncluded ? 0 : 197 + 40);
        const order = newInvoicedOrder({
          lines: [{ ...line, discountCents, taxCents: 197 }],
          taxCents: 237,
          totalCents,
          isTaxIncluded,
        });
        const cost = net + (isTaxIncluded ? 0 : 197);
        const share = (count: number) => Math.floor((cost * count) / 7);
        const refunds = [
          units('a', 1, 2, share(2)),
          free('b', 101),
          units('c', 1, 3, share(5) - share(2)),
        ];
        const gone = share(5) + 101;
        const notes = notesOf(
          [...refunds, rest(totalCents - gone)],
          invoiceOf(order, RATES, newHeader()),
        );
        expect(taxes(notes).reduce((sum, cents) => sum + cents)).toBe(237);
        for (const note of notes) expect(contentTotalCents(note.content)).toBe(note.totalCents);
      }
    }
  });
});
