import { balanceCents, feeCentsOf } from './balance.js';

it('the balance is charges less refunds, fees, disputes and payouts', () => {
  const sums = {
    ...{ since: new Date(0), readUntil: new Date(0), feeCents: 330, pendingCents: 0 },
    cents: { charge: 10_000, refund: -1_000, dispute: -500, payout: -4_000, fee: -25, other: 5 },
  };
  expect(balanceCents(sums)).toBe(4_150);
});

it('a fee is taken of a transaction, or is one', () => {
  const taken = { amountCents: 4_200, feeCents: 152 };
  expect(feeCentsOf({ kind: 'charge', ...taken })).toBe(152);
  expect(feeCentsOf({ kind: 'fee', amountCents: -25, feeCents: 0 })).toBe(25);
});
