import { differenceText } from './difference-text';

it('a difference says which side has what', () => {
  expect(differenceText({ kind: 'charge', ours: 10, theirs: 9.99 })).toBe(
    'Charge: $10.00 here, $9.99 at the card provider',
  );
  expect(differenceText({ kind: 'refund', ours: null, theirs: -5 })).toBe(
    'Refunds: missing here, −$5.00 at the card provider',
  );
  expect(differenceText({ kind: 'dispute', ours: -5, theirs: null })).toBe(
    'Dispute: −$5.00 here, missing at the card provider',
  );
});
