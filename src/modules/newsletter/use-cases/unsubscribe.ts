import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { InvalidUnsubscribeLink } from '../domain/newsletter-errors.js';
import { SubscriberRepository } from '../ports/subscriber-repository.js';
import { SubscriberTokens } from '../ports/subscriber-tokens.js';

/** Ends a subscription by the token in its emails. Idempotent. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: SubscriberTokens,
  ) {}

  /** @throws InvalidUnsubscribeLink */
  async execute(token: string): Promise<void> {
    const id = this.tokens.read(token, 'unsubscribe');
    const known = id && (await this.unitOfWork.run(() => this.subscribers.unsubscribe(id)));
    if (!known) throw new InvalidUnsubscribeLink();
  }
}
