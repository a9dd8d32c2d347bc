import { domainEvent } from '../../../kernel/domain-event.js';

/** A subscription began, or began again. */
export const subscribed = domainEvent<{ subscriberId: string }>('newsletter.subscribed');
