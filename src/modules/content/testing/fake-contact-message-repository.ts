import type { ContactAnswer, ContactMessage, InboxMessage } from '../domain/contact-message.js';
import { ContactMessageRepository } from '../ports/contact-messages.js';

/** Messages from the contact form and their answers, in memory. */
export class FakeContactMessageRepository extends ContactMessageRepository {
  readonly rows = new Map<string, InboxMessage>();
  readonly answers = new Map<string, ContactAnswer>();

  async add(message: ContactMessage): Promise<void> {
    this.rows.set(message.id, { ...message, state: 'open', version: 1 });
  }

  async find(id: string): Promise<InboxMessage | undefined> {
    return this.rows.get(id);
  }

  async lock(id: string): Promise<InboxMessage | undefined> {
    return this.rows.get(id);
  }

  async saveState({ id, state, version }: InboxMessage): Promise<void> {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, state, version });
  }

  async addAnswer(answer: ContactAnswer): Promise<void> {
    this.answers.set(answer.id, answer);
  }

  async findAnswer(id: string): Promise<ContactAnswer | undefined> {
    return this.answers.get(id);
  }

  async recordSent(answerId: string, sentAt: Date): Promise<void> {
    const answer = this.answers.get(answerId);
    if (answer) this.answers.set(answerId, { ...answer, sentAt });
  }
}
