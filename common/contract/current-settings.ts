import { isOfTestDomain, settingError } from './setting-kinds.js';
import { settingKeys, settingOf, type SettingKey, type ShopSettings } from './shop-settings.js';

/** What is stored of the settings: those that somebody has set, an emptied one as null. */
export type StoredSettings = Partial<ShopSettings>;

const isValid = (key: SettingKey, value: unknown): boolean =>
  value !== undefined && settingError(settingOf(key), value) === undefined && value !== '';

const areComplete = (values: Readonly<Record<string, unknown>>): values is ShopSettings =>
  settingKeys.every((key) => isValid(key, values[key]));

const areValid = (values: Readonly<Record<string, unknown>>): values is StoredSettings =>
  settingKeys.every((key) => values[key] === undefined || isValid(key, values[key]));

/** Those of the values that are valid settings; what an older or a newer release has stored besides is left out. */
export function storedSettingsFrom(values: object): StoredSettings {
  const given = new Map<string, unknown>(Object.entries(values));
  const valid = settingKeys.filter((key) => isValid(key, given.get(key)));
  const stored = Object.fromEntries(valid.map((key) => [key, given.get(key)]));
  if (areValid(stored)) return stored;
  throw new Error('The valid settings are not valid');
}

/**
 * The values in force: the stored ones, and defaults for the rest. Outside a trial there are no placeholders, and a
 * value of the domain `test`, which a trial has left in the database, counts as not set.
 */
export function currentSettings(stored: StoredSettings, isTrial: boolean): ShopSettings {
  const values = Object.fromEntries(
    settingKeys.map((key) => {
      const value = stored[key];
      const isShown = isTrial || !isOfTestDomain(value);
      return [key, value !== undefined && isShown ? value : defaultOf(key, isTrial)];
    }),
  );
  if (areComplete(values)) return values;
  throw new Error('A setting has an invalid default');
}

function defaultOf(key: SettingKey, isTrial: boolean): string | number | null {
  const { default: everywhere, trial } = settingOf(key);
  return everywhere ?? (isTrial ? trial : undefined) ?? null;
}

/** The settings whose values differ, each with the one before and after. */
export function settingChanges(before: ShopSettings, after: ShopSettings): SettingChange[] {
  return settingKeys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ key, before: before[key], after: after[key] }));
}

export interface SettingChange {
  readonly key: SettingKey;
  readonly before: string | number | null;
  readonly after: string | number | null;
}
