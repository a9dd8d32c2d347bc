import { campaignDeliveriesContract } from './campaign-deliveries.contract.js';
import { FakeCampaignDeliveries } from './fake-campaign-deliveries.js';

describe('the emails of campaigns in memory', () => {
  let deliveries: FakeCampaignDeliveries;
  beforeEach(() => void (deliveries = new FakeCampaignDeliveries()));
  const of = (campaignId: string) => deliveries.campaigns.get(campaignId)!;

  campaignDeliveriesContract(() => ({
    deliveries,
    plant: async (subscribers) => deliveries.plant(subscribers),
    setState: async (campaignId, state) => void (of(campaignId).state = state),
    campaign: async (campaignId) => {
      const { state, pauseReason } = of(campaignId);
      return { state, pauseReason };
    },
    unsubscribeAll: async () => deliveries.subscribers.clear(),
    states: async () => deliveries.states(),
  }));
});
