import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SubscriberEntity } from './subscriber.entity.js';

/** The newsletter subscriptions of a person's addresses. */
@Injectable()
export class SubscriptionData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'newsletter';

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
      .read(SubscriberEntity)
      .createQueryBuilder('subscriber')
      .where('lower(subscriber.email) = ANY (:emails)', { emails: lowered(emails) })
      .getMany();
  }

  async erase({ emails }: DataSubject): Promise<void> {
    await this.repositories
      .write(SubscriberEntity)
      .createQueryBuilder()
      .delete()
      .where('lower(email) = ANY (:emails)', { emails: lowered(emails) })
      .execute();
  }
}

const lowered = (emails: readonly string[]) => emails.map((email) => email.toLowerCase());
