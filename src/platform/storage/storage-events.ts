import { domainEvent } from '../../kernel/domain-event.js';

/** An image is kept that has no narrower copies yet. */
export const imageStored = domainEvent<{ name: string }>('storage.image-stored');
