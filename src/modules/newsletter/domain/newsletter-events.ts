import { domainEvent } from '../../../kernel/domain-event.js';

/** A subscription waits for the user's word. */
export const confirmationRequested = domainEvent<{ subscriberId: string }>(
  'newsletter.confirmation-asked',
);

/** A subscription began, or began again. */
export const subscribed = domainEvent<{ subscriberId: string }>('newsletter.subscribed');
