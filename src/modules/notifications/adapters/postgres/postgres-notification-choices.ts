import { Injectable } from '@nestjs/common';
import {
  STAFF_NOTIFICATIONS,
  type StaffNotificationKind,
} from '../../../../../common/contract/staff-notifications.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { UserRowsData } from '../../../../platform/personal-data/user-rows-data.js';
import { type NotificationChoice, NotificationChoices } from '../../ports/notification-choices.js';
import { NotificationChoiceEntity } from './notification-choice.entity.js';

/** The table `staff_notification_choice`: one row for each user and kind that they chose. */
@Injectable()
export class PostgresNotificationChoices extends NotificationChoices {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async of(userId: string): Promise<NotificationChoice> {
    const rows = await this.repositories.read(NotificationChoiceEntity).findBy({ userId });
    const stored = new Map(rows.map(({ kind, isWanted }) => [kind, isWanted]));
    // A newer release may have kinds more.
    const known = STAFF_NOTIFICATIONS.filter((kind) => stored.has(kind));
    return Object.fromEntries(known.map((kind) => [kind, stored.get(kind)]));
  }

  async ofKind(kind: StaffNotificationKind): Promise<ReadonlyMap<string, boolean>> {
    // As many as there are members of the staff, at most.
    const rows = await this.repositories.read(NotificationChoiceEntity).findBy({ kind });
    return new Map(rows.map(({ userId, isWanted }) => [userId, isWanted]));
  }

  async save(userId: string, choice: NotificationChoice, at: Date): Promise<void> {
    const rows = STAFF_NOTIFICATIONS.flatMap((kind) => {
      const isWanted = choice[kind];
      return isWanted === undefined ? [] : [{ userId, kind, isWanted, createdAt: at }];
    });
    if (rows.length === 0) return;
    await this.repositories
      .write(NotificationChoiceEntity)
      .createQueryBuilder()
      .insert()
      .values(rows)
      .orUpdate(['is_wanted', 'created_at'], ['user_id', 'kind'])
      .updateEntity(false)
      .execute();
  }
}

/** Which emails a member of the staff wants. */
@Injectable()
export class NotificationChoiceData extends UserRowsData<NotificationChoiceEntity> {
  readonly section = 'staffNotifications';
  protected readonly entity = NotificationChoiceEntity;
  protected readonly exported = ['kind', 'isWanted', 'createdAt'] as const;
}
