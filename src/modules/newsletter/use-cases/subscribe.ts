import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { subscribed } from '../domain/newsletter-events.js';
import { Subscribers } from '../ports/subscribers.js';

/** Subscribes an e-mail. Who is subscribed already notices nothing, and gets no second mail. */
@Injectable()
export class Subscribe {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscribers: Subscribers,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(email: string): Promise<void> {
    const id = this.ids.next();
    const createdAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      const subscriberId = await this.subscribers.activate({ id, email, createdAt });
      if (subscriberId) await this.events.publish(subscribed, { subscriberId });
    });
  }
}
