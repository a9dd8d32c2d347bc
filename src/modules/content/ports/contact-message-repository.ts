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
