import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { CampaignRecipientEntity } from './campaign.entity.js';
import { deleteSubscribers } from './postgres-subscriber-repository.js';
import { SubscriberEntity } from './subscriber.entity.js';

/**
 * The newsletter subscriptions of a person's addresses, and the campaigns sent to them. Erased, a campaign still counts its
 * recipient, by the id alone.
 */
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

  async export({ emails }: DataSubject): Promise<unknown> {
    const subscribers = await this.subscribersOf(emails);
    const received = await this.repositories.read(CampaignRecipientEntity).find({
      select: {
        subscriberId: true,
        campaignId: true,
        state: true,
        begunAt: true,
        unsubscribedAt: true,
        error: true,
      },
      where: { subscriberId: In(subscribers.map(({ id }) => id)) },
    });
    return subscribers.map((subscriber) => ({
      ...subscriber,
      campaigns: received.filter(({ subscriberId }) => subscriberId === subscriber.id),
    }));
  }

  async erase({ emails }: DataSubject): Promise<void> {
    const ids = (await this.subscribersOf(emails)).map(({ id }) => id);
    await deleteSubscribers(this.repositories, ids);
  }

  private subscribersOf(emails: readonly string[]): Promise<SubscriberEntity[]> {
    return this.repositories
      .read(SubscriberEntity)
      .createQueryBuilder('subscriber')
      .where('lower(subscriber.email) = ANY (:emails)', { emails: lowered(emails) })
      .getMany();
  }
}

const lowered = (emails: readonly string[]) => emails.map((email) => email.toLowerCase());
