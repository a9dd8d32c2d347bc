import type { ContactState } from '../../../../common/contract/contact.js';
import { EditedMeanwhile } from '../../../kernel/domain-error.js';
import { domainEvent } from '../../../kernel/domain-event.js';

/** What somebody wrote in the contact form. */
export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** The same as staff work on it. */
export interface InboxMessage extends ContactMessage {
  readonly state: ContactState;
  /** Increases with each answer and each change of the state. */
  readonly version: number;
}

/** What staff answer; it is emailed by a job. */
export interface ContactAnswer {
  readonly id: string;
  readonly messageId: string;
  /** Who wrote it; null where the account no longer exists. */
  readonly userId: string | null;
  readonly text: string;
  readonly createdAt: Date;
  /** When the mail server accepted its email; null until then. */
  readonly sentAt: Date | null;
}

/**
 * The message in another state, for somebody who saw a version of it.
 * @throws EditedMeanwhile, so that two people do not answer the same message.
 */
export function moved(
  message: InboxMessage,
  state: ContactState,
  seenVersion: number,
): InboxMessage {
  const { version } = message;
  if (version !== seenVersion) {
    throw new EditedMeanwhile('this message', { version, verb: 'answered or changed' });
  }
  return { ...message, state, version: version + 1 };
}

export const contactReceived = domainEvent<{ messageId: string }>('content.contact-received');

/** Staff answered a contact message. */
export const contactAnswered = domainEvent<{ answerId: string }>('content.contact-answered');

/** The job that emails an answer; stored, so never renamed. */
export const SEND_ANSWER = 'content.send-answer';
