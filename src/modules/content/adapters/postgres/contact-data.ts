import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { ContactAnswerEntity, ContactMessageEntity } from './entities.js';

/** The contact messages from a person's addresses, with their answers, which go with them. */
@Injectable()
export class ContactData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'contactMessages';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  async export({ emails }: DataSubject): Promise<unknown> {
    const messages = await this.repositories
      .read(ContactMessageEntity)
      .createQueryBuilder('message')
      .where('lower(message.email) = ANY (:emails)', { emails: lowered(emails) })
      .orderBy('message.createdAt')
      .getMany();
    const answers = await this.repositories.read(ContactAnswerEntity).find({
      select: { messageId: true, text: true, createdAt: true, sentAt: true },
      where: { messageId: In(messages.map(({ id }) => id)) },
      order: { createdAt: 'ASC' },
    });
    return messages.map((message) => ({
      ...message,
      answers: answers.filter(({ messageId }) => messageId === message.id),
    }));
  }

  async erase({ emails }: DataSubject): Promise<void> {
    await this.repositories
      .write(ContactMessageEntity)
      .createQueryBuilder()
      .delete()
      .where('lower(email) = ANY (:emails)', { emails: lowered(emails) })
      .execute();
  }
}

const lowered = (emails: readonly string[]) => emails.map((email) => email.toLowerCase());
