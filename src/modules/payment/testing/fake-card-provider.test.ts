import { cardProviderContract } from './card-provider.contract.js';
import { FakeCardProvider } from './fake-card-provider.js';

describe('refunds of the fake card provider', () => {
  cardProviderContract(() => {
    const provider = new FakeCardProvider();
    provider.unknown.add('pi_unknown');
    return {
      provider,
      unknownId: 'pi_unknown',
      capture: async (cents) => {
        provider.paidCents = cents;
        return 'pi_1';
      },
      refundByHand: async (_intentId, cents) => {
        provider.byHand.push({
          id: 're_by_hand',
          madeFor: null,
          cents,
          status: 'succeeded',
          failure: null,
        });
      },
    };
  });
});
