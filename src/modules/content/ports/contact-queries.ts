import type { AnswerEmailState, ContactState } from '../../../../common/contract/contact.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time-range.js';
import type { ContactAnswer, InboxMessage } from '../domain/contact-message.js';

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
