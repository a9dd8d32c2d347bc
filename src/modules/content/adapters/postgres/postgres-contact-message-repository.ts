import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import type { ContactAnswer, ContactMessage, InboxMessage } from '../../domain/contact-message.js';
import { ContactMessageRepository } from '../../ports/contact-messages.js';
import { ContactAnswerEntity, ContactMessageEntity } from './entities.js';

@Injectable()
export class PostgresContactMessageRepository extends ContactMessageRepository {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async add(message: ContactMessage): Promise<void> {
    await this.messages.insert(toRow({ ...message, state: 'open', version: 1 }));
  }

  async find(id: string): Promise<InboxMessage | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.repositories.read(ContactMessageEntity).findOneBy({ id });
    return row ? toMessage(row) : undefined;
  }

  async lock(id: string): Promise<InboxMessage | undefined> {
    if (!isId(id)) return undefined;
    const row = await this.messages
      .createQueryBuilder('message')
      .setLock('for_no_key_update')
      .where('message.id = :id', { id })
      .getOne();
    return row ? toMessage(row) : undefined;
  }

  async saveState({ id, state, version }: InboxMessage): Promise<void> {
    await this.messages.update({ id }, { state, version });
  }

  async addAnswer(answer: ContactAnswer): Promise<void> {
    await this.repositories.write(ContactAnswerEntity).insert(toAnswer(answer));
  }

  async findAnswer(id: string): Promise<ContactAnswer | undefined> {
    const row = await this.repositories.read(ContactAnswerEntity).findOneBy({ id });
    return row ? toAnswer(row) : undefined;
  }

  async recordSent(answerId: string, sentAt: Date): Promise<void> {
    await this.repositories.write(ContactAnswerEntity).update({ id: answerId }, { sentAt });
  }

  private get messages() {
    return this.repositories.write(ContactMessageEntity);
  }
}

const toMessage = ({ id, name, email, subject, message, createdAt, ...rest }: InboxMessage) => ({
  id,
  name,
  email,
  subject,
  message,
  createdAt,
  state: rest.state,
  version: rest.version,
});

/** The row and the message have the same properties. */
const toRow = (message: InboxMessage) => toMessage(message) satisfies ContactMessageEntity;

const toAnswer = ({ id, messageId, userId, text, createdAt, sentAt }: ContactAnswer) =>
  ({ id, messageId, userId, text, createdAt, sentAt }) satisfies ContactAnswerEntity;
