import type { Schema } from '../../../common/contract/client';
import { minute } from '../data/shop-time';
import { moneyIn } from './money-in';
import { signedMoney } from './signed-money';

type State = Schema<'Reconciliation'>;
type Fact = readonly [name: string, value: string];

/** What moved the balance, and what is left of it. */
export function balanceFacts(state: State): Fact[] {
  return [
    ['Opening', state.opening === null ? 'Not read yet' : signedMoney(state.opening)],
    ['Charges', signedMoney(state.charges)],
    ['Refunds', signedMoney(state.refunds)],
    ['Fees', signedMoney(state.fees)],
    ['Disputes', signedMoney(state.disputes)],
    ['Payouts', signedMoney(state.payouts)],
    ['Other', signedMoney(state.other)],
    // Most accounts have one installation.
    ...(state.otherInstallations === 0
      ? []
      : [['Other installations', signedMoney(state.otherInstallations)] as const]),
    ['Balance', signedMoney(state.balance)],
    ['Of which pending', signedMoney(state.pending)],
    ...state.otherCurrencies.map(
      ({ currency, moved }) =>
        [`Moved in ${currency.toUpperCase()}`, moneyIn(currency, moved)] as const,
    ),
    ['Since', minute(state.since)],
    ['Fetched', minute(state.readUntil)],
  ];
}

/** What the provider has itself, and how far the balance above is from that. */
export function providerFacts({ provider }: Pick<State, 'provider'>): Fact[] {
  if (provider === null) return [['Balance', 'Not read yet']];
  return [
    ['Balance', signedMoney(provider.balance)],
    ['Difference', provider.difference === 0 ? 'None' : signedMoney(provider.difference)],
    ['Read', minute(provider.at)],
  ];
}
