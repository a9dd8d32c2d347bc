import type { AnswerEmailState, ContactState } from '../../../../common/contract/contact.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time.js';
import type { ContactAnswer, ContactMessage, InboxMessage } from '../domain/contact-message.js';

/** Messages from the contact form, and their answers. Writes join the caller's transaction. */
export abstract class ContactMessageRepository {
  /** Adds an open message. */
  abstract add(message: ContactMessage): Promise<void>;

  abstract find(id: string): Promise<InboxMessage | undefined>;

  /** Undefined where it is unknown; otherwise nobody else changes it until the transaction ends. */
  abstract lock(id: string): Promise<InboxMessage | undefined>;

  /** Stores the state and version of a locked message. */
  abstract saveState(message: InboxMessage): Promise<void>;

  abstract addAnswer(answer: ContactAnswer): Promise<void>;

  abstract findAnswer(id: string): Promise<ContactAnswer | undefined>;

  abstract recordSent(answerId: string, sentAt: Date): Promise<void>;
}

/** The filter of the inbox; the times are those of the messages. */
export interface ContactFilter extends PageRequest, TimeRange {
  /** Part of the name, email, subject or message. */
  readonly searchTerm?: string;
  readonly state?: ContactState;
  readonly descending: boolean;
}

/** A message in the list, with its beginning only. */
export interface ListedMessage extends Omit<InboxMessage, 'message'> {
  readonly excerpt: string;
}

/** An answer and what became of its email. */
export interface AnswerWithEmail extends Omit<ContactAnswer, 'messageId' | 'userId'> {
  /** Null where the account no longer exists. */
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly email: AnswerEmailState;
  /** Why the email failed. */
  readonly error: string | null;
}

/** The inbox as staff read it. */
export abstract class ContactQueries {
  abstract list(filter: ContactFilter): Promise<Page<ListedMessage>>;

  /** The answers to a message, oldest first; the newest 100. */
  abstract answersTo(messageId: string): Promise<readonly AnswerWithEmail[]>;
}

/** Emails of the contact form. `sendId` is equal on every attempt. */
export abstract class ContactNotifications {
  /** Emails a message to the shop, where it has an email address. */
  abstract forward(message: ContactMessage, sendId: string): Promise<void>;

  /** Emails an answer to who wrote the message; a reply to it reaches the shop. */
  abstract answer(message: ContactMessage, text: string, sendId: string): Promise<void>;
}
