import {
  amountsOfDispute,
  amountsOfFee,
  amountsOfOrder,
  amountsOfRefund,
  type ItemizedAmounts,
} from './ledger-amounts.js';
import { toLedgerEntries, missingAmounts, toDestination } from './ledger-entry.js';

/** Three for 10.00 less 1.00 and one for 5.00, delivered for 4.00, with taxes of 10 and 20 %. */
const items = (isTaxIncluded: boolean): ItemizedAmounts => ({
  lines: [
    { quantity: 3, priceCents: 1_000, discountCents: 100, taxCents: 290, taxRate: 100_000 },
    { quantity: 1, priceCents: 500, discountCents: 0, taxCents: 100, taxRate: 200_000 },
  ],
  delivery: { amountCents: 400, taxCents: 40, taxRate: 100_000 },
  isTaxIncluded,
});
const short = (amounts: ReturnType<typeof amountsOfOrder>) =>
  amounts.map(({ kind, component, taxRate, amountCents }) =>
    [kind, component, taxRate, amountCents].filter((each) => each !== null),
  );

describe('the amounts of an order', () => {
  it('are goods, discount, delivery, and the tax of each rate', () => {
    expect(short(amountsOfOrder(items(false)))).toEqual([
      ['sale', 100_000, 3_000],
      ['discount', 100_000, -100],
      ['sale', 200_000, 500],
      ['delivery', 100_000, 400],
      ['tax', 100_000, 330],
      ['tax', 200_000, 100],
    ]);
  });

  it('are without the tax that prices include, and come to the same total', () => {
    const amounts = amountsOfOrder(items(true));
    expect(short(amounts)).toEqual([
      ['sale', 100_000, 2_700],
      ['discount', 100_000, -90],
      ['sale', 200_000, 400],
      ['delivery', 100_000, 360],
      ['tax', 100_000, 330],
      ['tax', 200_000, 100],
    ]);
    expect(amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(3_800);
  });

  it('leave out what comes to nothing, such as the tax of a line that a code pays', () => {
    const line = { quantity: 1, priceCents: 500, discountCents: 500, taxCents: 0, taxRate: 0 };
    const order = { lines: [line], delivery: null, isTaxIncluded: true };
    expect(short(amountsOfOrder(order))).toEqual([
      ['sale', 500],
      ['discount', -500],
    ]);
  });
});

describe('the amounts of a refund', () => {
  it.each([
    [false, [-2_900, -500, -400]],
    [true, [-2_610, -400, -360]],
  ])(
    'are goods, delivery and taxes below zero (tax included: %s)',
    (included, [lower, higher, delivery]) => {
      expect(short(amountsOfRefund(items(included)))).toEqual([
        ['refund', 'goods', 100_000, lower],
        ['refund', 'goods', 200_000, higher],
        ['refund', 'delivery', 100_000, delivery],
        ['refund', 'tax', 100_000, -330],
        ['refund', 'tax', 200_000, -100],
      ]);
    },
  );
});

describe('other amounts', () => {
  it('are what a dispute has taken, and what the provider charges', () => {
    expect(short(amountsOfDispute({ withdrawnCents: 4_200 }))).toEqual([['dispute', -4_200]]);
    expect(amountsOfDispute({ withdrawnCents: 0 })).toEqual([]);
    expect(short(amountsOfFee(175))).toEqual([['fee', -175]]);
  });
});

it('a destination has the code of its state, and none that its country does not have', () => {
  expect(toDestination('US', 'New York')).toEqual({ country: 'US', state: 'NY' });
  expect(toDestination('US', 'Ada’s place')).toEqual({ country: 'US', state: null });
  expect(toDestination('MC', '')).toEqual({ country: 'MC', state: null });
});

describe('what is missing', () => {
  it('is all of it at first, nothing once it is entered, and its opposite where it is gone', () => {
    const wanted = amountsOfRefund(items(false));
    expect(missingAmounts([], wanted)).toEqual(wanted);
    expect(missingAmounts(wanted, wanted)).toEqual([]);
    const back = missingAmounts(wanted, []);
    expect(back.map(({ amountCents }) => amountCents)).toEqual([2_900, 500, 400, 330, 100]);
    expect(missingAmounts([...wanted, ...back], wanted)).toEqual(wanted);
  });
});

it('entries count their lines, and have what they are of', () => {
  const days = {
    day: '2026-03-02',
    eventDay: '2026-03-01',
    isOpening: false,
    recordedAt: new Date('2026-03-02T00:00:00Z'),
  };
  const posting = {
    source: { kind: 'order', id: 'o1' } as const,
    revision: 2,
    orderId: 'o1',
    intentId: 'pi_1',
    destination: toDestination('US', 'texas'),
    amounts: [...amountsOfFee(1), ...amountsOfFee(2)],
  };
  expect(toLedgerEntries(posting, days, 'usd')).toEqual([
    {
      sourceKind: 'order',
      sourceId: 'o1',
      revision: 2,
      line: 1,
      kind: 'fee',
      component: null,
      taxRate: null,
      amountCents: -1,
      currency: 'usd',
      ...days,
      orderId: 'o1',
      intentId: 'pi_1',
      country: 'US',
      state: 'TX',
    },
    expect.objectContaining({ line: 2, amountCents: -2 }),
  ]);
});
