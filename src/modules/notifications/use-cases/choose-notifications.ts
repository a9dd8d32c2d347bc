import { Injectable } from '@nestjs/common';
import {
  canGetNotification,
  getsNotification,
  STAFF_NOTIFICATIONS,
  type StaffNotificationKind,
  staffNotifications,
} from '../../../../common/contract/staff-notifications.js';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type NotificationChoice, NotificationChoices } from '../ports/notification-choices.js';

interface Member {
  readonly id: string;
  readonly staffRole: StaffRole | null;
}

/** A kind that a member of the staff can get, and whether they do. */
export interface OwnNotification {
  readonly kind: StaffNotificationKind;
  readonly isWanted: boolean;
}

/** Has members of the staff choose which emails they get. */
@Injectable()
export class ChooseNotifications {
  constructor(
    private readonly choices: NotificationChoices,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The kinds that their role can get. */
  async show({ id, staffRole }: Member): Promise<readonly OwnNotification[]> {
    return ownOf(staffRole, await this.choices.of(id));
  }

  /** Those that are not named stay as they are. @throws InvalidInput for a kind that the role cannot get */
  execute({ id, staffRole }: Member, chosen: NotificationChoice): Promise<void> {
    const kinds = STAFF_NOTIFICATIONS.filter((kind) => chosen[kind] !== undefined);
    const refused = kinds.find((kind) => !canGetNotification(staffRole, kind));
    if (refused) {
      const { label } = staffNotifications[refused];
      throw InvalidInput.field(refused, `Your role does not include emails about: ${label}`);
    }
    return this.unitOfWork.run(async () => {
      const before = await this.choices.of(id);
      await this.choices.save(id, chosen, this.clock.now());
      const stateOf = (choice: NotificationChoice) =>
        Object.fromEntries(
          kinds.map((kind) => [kind, getsNotification(staffRole, kind, choice[kind])]),
        );
      await this.auditLog.record({
        actor: { id },
        action: 'staff.choose-notifications',
        subject: `person ${id}`,
        before: stateOf(before),
        after: stateOf(chosen),
      });
    });
  }
}

const ownOf = (role: StaffRole | null, choice: NotificationChoice): OwnNotification[] =>
  STAFF_NOTIFICATIONS.filter((kind) => canGetNotification(role, kind)).map((kind) => ({
    kind,
    isWanted: getsNotification(role, kind, choice[kind]),
  }));
