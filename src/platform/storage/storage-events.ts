import { domainEvent } from '../../kernel/domain-event.js';

/** An image is stored without its narrower copies. */
export const imageStored = domainEvent<{ name: string }>('storage.image-stored');
