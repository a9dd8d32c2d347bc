import { Injectable } from '@nestjs/common';
import { getsNotification } from '../../../../common/contract/staff-notifications.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { UserQueries } from '../../auth/index.js';
import { type NotificationSubject, staffNotificationDue } from '../domain/notification-events.js';
import { NotificationChoices } from '../ports/notification-choices.js';

/** Has one email sent to each member of the staff who wants the kind: one that cannot be reached delays no other. */
@Injectable()
export class PlanNotifications {
  constructor(
    private readonly users: UserQueries,
    private readonly choices: NotificationChoices,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @param done records the running job as done in the same transaction */
  execute(subject: NotificationSubject, done: () => Promise<void>): Promise<void> {
    const { kind } = subject;
    return this.unitOfWork.run(async () => {
      const choices = await this.choices.ofKind(kind);
      for (const { id: userId, staffRole } of await this.users.staff()) {
        if (!getsNotification(staffRole, kind, choices.get(userId))) continue;
        await this.events.publish(staffNotificationDue, { userId, subject });
      }
      await done();
    });
  }
}
