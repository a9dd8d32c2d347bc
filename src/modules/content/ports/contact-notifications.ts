import type { ContactMessage } from './contact-message-repository.js';

/** Hands a contact message to the shopkeeper. `sendId` is the same on a second try. */
export abstract class ContactNotifications {
  abstract forward(message: ContactMessage, sendId: string): Promise<void>;
}
