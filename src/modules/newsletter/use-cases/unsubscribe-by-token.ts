import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { InvalidUnsubscribeLink } from '../domain/subscriber.js';
import { CampaignRepository } from '../ports/campaign-repository.js';
import { SubscriberRepository, SubscriberTokens } from '../ports/subscribers.js';

/** Ends a subscription by the token in its emails. Idempotent. */
@Injectable()
export class UnsubscribeByToken {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: SubscriberTokens,
    private readonly campaigns: CampaignRepository,
  ) {}

  /** @throws InvalidUnsubscribeLink */
  async execute(token: string): Promise<void> {
    const id = this.tokens.read(token, 'unsubscribe');
    const known = id && (await this.unitOfWork.run(() => this.end(id, token)));
    if (!known) throw new InvalidUnsubscribeLink();
  }

  private async end(id: string, token: string): Promise<boolean> {
    const campaignId = this.tokens.campaignOf(token);
    if (campaignId) await this.campaigns.recordUnsubscribed(campaignId, id);
    return this.subscribers.unsubscribe(id);
  }
}
