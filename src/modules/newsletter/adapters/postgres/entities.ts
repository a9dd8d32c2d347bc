import { CampaignEntity, CampaignPaceEntity, CampaignRecipientEntity } from './campaign.entity.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** The tables of the module. */
export const NEWSLETTER_ENTITIES = [
  CampaignEntity,
  CampaignPaceEntity,
  CampaignRecipientEntity,
  SubscriberEntity,
];
