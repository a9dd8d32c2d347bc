import {
  currentSettings,
  settingChanges,
  type SettingChange,
  type StoredSettings,
} from '../../../../common/contract/current-settings.js';
import { isOfTestDomain, settingError } from '../../../../common/contract/setting-kinds.js';
import { settingKeys, settingOf } from '../../../../common/contract/shop-settings.js';
import { type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import { EditedMeanwhile } from '../../../kernel/edited-meanwhile.js';

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
  /** Outside a trial, values of the domain `test` are refused. */
  readonly isTrial: boolean;
}

/** The version of the first start, with the values of the environment. */
export const firstVersion = (values: StoredSettings, at: Date): SettingsVersion => ({
  ...{ version: 1, values, changes: [], at, userId: null, restoredFrom: null },
});

/**
 * Returns the next version with these values changed; undefined where they change nothing.
 * @throws EditedMeanwhile, InvalidInput
 */
export function changedSettings(
  latest: SettingsVersion,
  changes: StoredSettings,
  edit: SettingsEdit,
): SettingsVersion | undefined {
  refuseInvalid(changes, edit.isTrial);
  return nextVersion(latest, { ...latest.values, ...changes }, edit, null);
}

/**
 * Returns the next version with the values of an older one; undefined where they are the same.
 * @throws EditedMeanwhile
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
  { seenVersion, at, userId, isTrial }: SettingsEdit,
  restoredFrom: number | null,
): SettingsVersion | undefined {
  const inForce = (stored: StoredSettings) => currentSettings(stored, isTrial);
  const changes = settingChanges(inForce(latest.values), inForce(values));
  if (seenVersion !== latest.version) {
    throw settingsEditedMeanwhile({ version: latest.version, changes });
  }
  if (changes.length === 0) return undefined;
  return { version: latest.version + 1, values, changes, at, userId, restoredFrom };
}

function refuseInvalid(changes: StoredSettings, isTrial: boolean): void {
  const errors = settingKeys.flatMap((field): FieldError[] => {
    const value = changes[field];
    if (value === undefined) return [];
    const definition = settingOf(field);
    const message =
      settingError(definition, value) ??
      (!isTrial && isOfTestDomain(value)
        ? `${definition.label} must not be of the domain .test, which nobody reaches`
        : undefined);
    return message ? [{ field, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}
