import { domainEvent } from '../../../kernel/domain-event.js';

export const contactReceived = domainEvent<{ messageId: string }>('content.contact-received');

/** Staff answered a contact message. */
export const contactAnswered = domainEvent<{ answerId: string }>('content.contact-answered');

/** The job that emails an answer; stored, so never renamed. */
export const SEND_ANSWER = 'content.send-answer';
