import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { SubscriberRepository } from '../ports/subscribers.js';

/** Ends a subscription for an admin. */
@Injectable()
export class CancelSubscription {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound for an email address that never subscribed. */
  async execute(email: string, actor: { id: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const before = await this.subscribers.cancel(email);
      if (!before) throw new NotFound('Subscriber');
      const { id, status } = before;
      if (status === 'canceled') return;
      // As it was first entered.
      const subscriber = { email: before.email };
      await this.auditLog.record({
        actor,
        action: 'newsletter.cancel',
        subject: `subscriber ${id}`,
        before: { ...subscriber, status },
        after: { ...subscriber, status: 'canceled' },
      });
    });
  }
}
