import { Injectable } from '@nestjs/common';
import { Repositories } from '../../../../platform/database/repositories.js';
import {
  type ContactMessage,
  ContactMessageRepository,
} from '../../ports/contact-message-repository.js';
import { ContactMessageEntity } from './contact-message.entity.js';

@Injectable()
export class PostgresContactMessageRepository extends ContactMessageRepository {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async add(message: ContactMessage): Promise<void> {
    await this.repositories.write(ContactMessageEntity).insert(toRow(message));
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const row = await this.repositories.read(ContactMessageEntity).findOneBy({ id });
    return row ? toMessage(row) : undefined;
  }
}

const toRow = ({ id, name, email, subject, message, createdAt }: ContactMessage) =>
  ({ id, name, email, subject, message, createdAt }) satisfies ContactMessageEntity;

const toMessage = ({ id, name, email, subject, message, createdAt }: ContactMessageEntity) =>
  ({ id, name, email, subject, message, createdAt }) satisfies ContactMessage;
