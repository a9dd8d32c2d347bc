import { withKeyUsed, withProviderUpdate } from '../domain/refund.js';
import { refundsContract } from '../testing/refunds.contract.js';
import { refundsFixture } from '../testing/refunds-fixture.js';

describe('the refunds of other modules', () => {
  refundsContract(() => {
    const { facade, refunds, change, ids, unitOfWork } = refundsFixture();
    return {
      refunds: facade,
      capture: async (cents) => {
        const intentId = `pi_${ids.next()}`;
        refunds.captured.set(intentId, cents);
        return intentId;
      },
      fail: async (intentId) => {
        const { id } = (await refunds.ofIntent(intentId)).at(-1)!;
        const refused = { status: 'failed', failure: 'expired card' } as const;
        await change.execute(id, (refund) => withProviderUpdate(refund, refused));
      },
      returnUnnoticed: async (intentId) => {
        const { id } = (await refunds.ofIntent(intentId)).at(-1)!;
        const made = { status: 'succeeded', failure: null } as const;
        await change.execute(id, (refund) =>
          withProviderUpdate(withKeyUsed(refund, new Date()), made),
        );
      },
      inTransaction: (work) => unitOfWork.run(work),
    };
  });
});
