import type { ContactMessage } from '../domain/contact-message.js';

/** Emails of the contact form. `sendId` is equal on every attempt. */
export abstract class ContactNotifications {
  /** Emails a message to the shop, where it has an email address. */
  abstract forward(message: ContactMessage, sendId: string): Promise<void>;

  /** Emails an answer to who wrote the message; a reply to it reaches the shop. */
  abstract answer(message: ContactMessage, text: string, sendId: string): Promise<void>;
}
