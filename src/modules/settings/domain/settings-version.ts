import {
  currentSettings,
  type SettingChange,
  settingChanges,
  type SettingsMode,
  type StoredSettings,
} from '../../../../common/contract/current-settings.js';
import { isOfTestDomain, settingError } from '../../../../common/contract/setting-kinds.js';
import {
  isSecuritySetting,
  ONLY_OWNERS_CHANGE_SECURITY,
  settingKeys,
  settingOf,
} from '../../../../common/contract/shop-settings.js';
import { isAllowed, type StaffRole } from '../../../../common/contract/staff.js';
import {
  DomainError,
  EditedMeanwhile,
  type FieldError,
  InvalidInput,
} from '../../../kernel/domain-error.js';

/** The settings after one change. Versions are never changed, so all of them are the history. */
export interface SettingsVersion {
  /** Counts from 1, the first start. */
  readonly version: number;
  readonly values: StoredSettings;
  /** What it has changed, by the values in force. */
  readonly changes: readonly SettingChange[];
  readonly at: Date;
  /** The admin; null for the first start. */
  readonly userId: string | null;
  /** The version whose values it has taken back. */
  readonly restoredFrom: number | null;
}

/** Who changes the settings and when, and the version that they saw. */
export interface SettingsEdit {
  readonly seenVersion: number;
  readonly at: Date;
  readonly userId: string;
  readonly staffRole: StaffRole | null;
  readonly mode: SettingsMode;
}

/** Somebody who may change settings, but not what the shop asks of its staff. */
export class OnlyOwnersChangeSecurity extends DomainError {
  constructor(changes: readonly SettingChange[]) {
    const message = ONLY_OWNERS_CHANGE_SECURITY;
    const errors = changes.map(({ key }) => ({ field: key, message }));
    super('forbidden', 'owners_only', message, { errors });
  }
}

/** Of some changes those of what the shop asks of its staff. */
export const securityChanges = (changes: readonly SettingChange[]): readonly SettingChange[] =>
  changes.filter(({ key }) => isSecuritySetting(key));

/** The version of the first start, with the values of the environment. */
export const firstVersion = (values: StoredSettings, at: Date): SettingsVersion => ({
  version: 1,
  values,
  changes: [],
  at,
  userId: null,
  restoredFrom: null,
});

/**
 * Returns the next version with these values changed; undefined where they change nothing.
 * @throws EditedMeanwhile, InvalidInput, OnlyOwnersChangeSecurity
 */
export function changedSettings(
  latest: SettingsVersion,
  changes: StoredSettings,
  edit: SettingsEdit,
): SettingsVersion | undefined {
  refuseInvalid(changes, edit.mode.isTestDomainAllowed);
  return nextVersion(latest, { ...latest.values, ...changes }, edit, null);
}

/**
 * Returns the next version with the values of an older one; undefined where they are the same.
 * @throws EditedMeanwhile, OnlyOwnersChangeSecurity
 */
export const restoredSettings = (
  latest: SettingsVersion,
  older: SettingsVersion,
  edit: SettingsEdit,
): SettingsVersion | undefined => nextVersion(latest, older.values, edit, older.version);

/** `version` is stored already, and these changes are to be made. */
export const settingsEditedMeanwhile = ({
  version,
  changes,
}: Pick<SettingsVersion, 'version' | 'changes'>): EditedMeanwhile =>
  new EditedMeanwhile('the settings', {
    version,
    fields: changes.map(({ key }) => key),
    pronoun: 'them',
  });

function nextVersion(
  latest: SettingsVersion,
  values: StoredSettings,
  { seenVersion, at, userId, staffRole, mode }: SettingsEdit,
  restoredFrom: number | null,
): SettingsVersion | undefined {
  const inForce = (stored: StoredSettings) => currentSettings(stored, mode);
  const changes = settingChanges(inForce(latest.values), inForce(values));
  if (seenVersion !== latest.version) {
    throw settingsEditedMeanwhile({ version: latest.version, changes });
  }
  if (changes.length === 0) return undefined;
  const ofSecurity = securityChanges(changes);
  if (ofSecurity.length > 0 && !isAllowed(staffRole, 'settings.security')) {
    throw new OnlyOwnersChangeSecurity(ofSecurity);
  }
  return { version: latest.version + 1, values, changes, at, userId, restoredFrom };
}

function refuseInvalid(changes: StoredSettings, isTestDomainAllowed: boolean): void {
  const errors = settingKeys.flatMap((field): FieldError[] => {
    const value = changes[field];
    if (value === undefined) return [];
    const definition = settingOf(field);
    const message =
      settingError(definition, value) ??
      (!isTestDomainAllowed && isOfTestDomain(value)
        ? `${definition.label} must not be of the domain .test, which nobody reaches`
        : undefined);
    return message ? [{ field, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** The changed settings before and after, with the version, for the audit log. */
export function auditedStates({ changes, version, restoredFrom }: SettingsVersion) {
  const before = Object.fromEntries(changes.map((change) => [change.key, change.before]));
  const after = Object.fromEntries(changes.map((change) => [change.key, change.after]));
  return {
    before: { ...before, version: version - 1 },
    after: { ...after, version, ...(restoredFrom === null ? {} : { restoredFrom }) },
  };
}
