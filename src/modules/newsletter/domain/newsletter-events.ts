import { domainEvent } from '../../../kernel/domain-event.js';

/** A subscription waits to be confirmed. */
export const confirmationRequested = domainEvent<{ subscriberId: string }>(
  'newsletter.confirmation-asked',
);

/** A subscription began, or began again. */
export const subscribed = domainEvent<{ subscriberId: string }>('newsletter.subscribed');

/** Staff want a campaign's email in their own mailbox. */
export const campaignTestRequested = domainEvent<{ campaignId: string; userId: string }>(
  'newsletter.campaign-test-requested',
);
