import type { SettingChange } from '../../../../common/contract/current-settings.js';

/** What an owner is told of a change of the security settings. */
export interface SecurityNotice {
  /** Who changed them; null where the account no longer exists. */
  readonly who: string | null;
  readonly at: Date;
  readonly changes: readonly SettingChange[];
}

/** Emails about the settings. `sendId` is equal on every attempt, so that the email appears once. */
export abstract class SettingsNotifications {
  abstract securityChanged(
    to: { readonly name: string; readonly email: string },
    notice: SecurityNotice,
    sendId: string,
  ): Promise<void>;
}
