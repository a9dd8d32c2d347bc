import { refundsFixture } from './refunds-fixture.js';

/** A payment of $42.00 of which somebody gives `cents` back at the provider. */
export function refundsByHandFixture() {
  const fixture = refundsFixture();
  const { provider, refunds } = fixture;
  return {
    ...fixture,
    giveByHand: (cents: number) => {
      const id = `re_${provider.byHand.length + 1}`;
      const made = { id, madeFor: null, cents, status: 'succeeded', failure: null } as const;
      provider.byHand = [...provider.byHand, made];
    },
    /** The bank returns what was given back by hand. */
    returnByHand: () => {
      provider.byHand = provider.byHand.map((each) => ({
        ...each,
        status: 'failed',
        failure: 'expired card',
      }));
    },
    /** Those by hand, then ours. */
    all: () =>
      [...refunds.rows.values()]
        .map(({ amountCents, status, part }) => [part?.providerId ?? 'ours', amountCents, status])
        .sort(([one], [other]) => String(other).localeCompare(String(one))),
  };
}
