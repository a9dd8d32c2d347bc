import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { ContactMessageEntity } from './contact-message.entity.js';

/** The contact messages from a person's addresses. */
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

  export({ emails }: DataSubject): Promise<unknown> {
    return this.repositories
      .read(ContactMessageEntity)
      .createQueryBuilder('message')
      .where('lower(message.email) = ANY (:emails)', { emails: lowered(emails) })
      .orderBy('message.createdAt')
      .getMany();
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
