import {
  type ContactMessage,
  ContactMessageRepository,
} from '../ports/contact-message-repository.js';

/** Messages from the contact form, in memory. */
export class FakeContactMessageRepository extends ContactMessageRepository {
  readonly rows = new Map<string, ContactMessage>();

  async add(message: ContactMessage): Promise<void> {
    this.rows.set(message.id, message);
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    return this.rows.get(id);
  }
}
