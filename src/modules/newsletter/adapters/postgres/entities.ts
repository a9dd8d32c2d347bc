import { CampaignPaceEntity } from './campaign-pace.entity.js';
import { CampaignRecipientEntity } from './campaign-recipient.entity.js';
import { CampaignEntity } from './campaign.entity.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** The tables of the module. */
export const NEWSLETTER_ENTITIES = [
  CampaignEntity,
  CampaignPaceEntity,
  CampaignRecipientEntity,
  SubscriberEntity,
];
