import type { ContactMessage } from './contact-message-repository.js';

/** Emails a contact message to the shop, where it has an email address. `sendId` is equal on every attempt. */
export abstract class ContactNotifications {
  abstract forward(message: ContactMessage, sendId: string): Promise<void>;
}
