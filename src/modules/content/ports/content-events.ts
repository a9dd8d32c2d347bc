import { domainEvent } from '../../../kernel/domain-event.js';

export const contactReceived = domainEvent<{ messageId: string }>('content.contact-received');
