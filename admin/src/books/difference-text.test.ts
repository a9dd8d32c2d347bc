import { differenceText } from './difference-text';

it('a difference says which side has what', () => {
  const known = { currency: 'usd', type: null } as const;
  expect(differenceText({ kind: 'charge', ours: 10, theirs: 9.99, ...known })).toBe(
    'Charge: $10.00 here, $9.99 at the card provider',
  );
  expect(differenceText({ kind: 'refund', ours: null, theirs: -5, ...known })).toBe(
    'Refund: missing here, −$5.00 at the card provider',
  );
  expect(differenceText({ kind: 'dispute', ours: -5, theirs: null, ...known })).toBe(
    'Dispute: −$5.00 here, missing at the card provider',
  );
});

it('a movement that no record explains has the word of the provider, and its currency', () => {
  const alone = { ours: null, theirs: -5, type: 'adjustment' } as const;
  expect(differenceText({ kind: 'other', currency: 'usd', ...alone })).toBe(
    'No record of the shop (adjustment): missing here, −$5.00 at the card provider',
  );
  expect(differenceText({ kind: 'currency', currency: 'eur', ...alone })).toBe(
    'Other currency: −EUR 5.00 (adjustment), not in the books',
  );
});
