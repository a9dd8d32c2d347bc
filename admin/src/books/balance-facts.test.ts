import type { Schema } from '../../../common/contract/client';
import { balanceFacts, providerFacts } from './balance-facts';

const state: Schema<'Reconciliation'> = {
  since: '2026-03-01T00:00:00Z',
  readUntil: '2026-03-02T00:00:00Z',
  comparedUntil: null,
  opening: null,
  charges: 10,
  refunds: -1,
  fees: -0.5,
  disputes: 0,
  payouts: -3,
  other: 0,
  otherInstallations: 0,
  balance: 5.5,
  pending: 2,
  provider: null,
  otherCurrencies: [],
};
const named = (facts: readonly (readonly [string, string])[]) => Object.fromEntries(facts);

it('the balance has its opening, and what is of others only where there is any', () => {
  expect(named(balanceFacts(state))).toMatchObject({ Opening: 'Not read yet', Balance: '$5.50' });
  expect(named(balanceFacts(state))).not.toHaveProperty('Other installations');
  const otherCurrencies = [{ currency: 'eur', moved: -5.1 }];
  const more = { ...state, opening: 7, otherInstallations: 1, otherCurrencies };
  expect(named(balanceFacts(more))).toMatchObject({
    Opening: '$7.00',
    'Other installations': '$1.00',
    'Moved in EUR': '−EUR 5.10',
  });
});

it('the provider has a balance, and a difference where it is another', () => {
  expect(named(providerFacts(state))).toEqual({ Balance: 'Not read yet' });
  const at = '2026-03-02T00:00:00Z';
  const read = (difference: number) =>
    named(providerFacts({ provider: { balance: 5, difference, at } }));
  expect(read(0)).toMatchObject({ Balance: '$5.00', Difference: 'None' });
  expect(read(-0.5)).toMatchObject({ Difference: '−$0.50' });
});
