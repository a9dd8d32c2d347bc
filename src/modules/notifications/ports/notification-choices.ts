import type { StaffNotificationKind } from '../../../../common/contract/staff-notifications.js';

/** Which kinds of emails a member of the staff wants; absent where they have not chosen. */
export type NotificationChoice = Readonly<Partial<Record<StaffNotificationKind, boolean>>>;

/** Stores what members of the staff have chosen. Writes join the caller's transaction. */
export abstract class NotificationChoices {
  abstract of(userId: string): Promise<NotificationChoice>;
  /** By user, for one kind; those who have not chosen are missing. */
  abstract ofKind(kind: StaffNotificationKind): Promise<ReadonlyMap<string, boolean>>;
  /** Adds choices, or replaces those of the same kinds. */
  abstract save(userId: string, choice: NotificationChoice, at: Date): Promise<void>;
}
