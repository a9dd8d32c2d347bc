import type { RecipientState } from '../../../../common/contract/campaign.js';
import { campaignRepositoryContract } from './campaign-repository.contract.js';
import { FakeCampaignRepository } from './fake-campaign-repository.js';

describe('campaigns in memory', () => {
  campaignRepositoryContract(async () => {
    const campaigns = new FakeCampaignRepository();
    return {
      campaigns,
      userId: 'staff',
      inTransaction: (work) => work(),
      plantRecipient: async (id, subscriberId, state) =>
        void campaigns.recipients.set(`${id} ${subscriberId}`, state),
      states: async (id) => {
        const own = [...campaigns.recipients].filter(([key]) => key.startsWith(`${id} `));
        const states: Record<string, RecipientState> = {};
        for (const [key, state] of own) states[key.slice(id.length + 1)] = state;
        return states;
      },
      unsubscribed: async () => campaigns.unsubscribed,
    };
  });
});
