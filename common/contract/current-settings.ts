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

/** What of the settings depends on the environment. */
export interface SettingsMode {
  /** Invented values stand for what nobody has set. */
  readonly isDemo: boolean;
  /** Values of the domain `test`, which nobody reaches, are taken and shown. */
  readonly isTestDomainAllowed: boolean;
}

/** The settings of a live shop. */
const LIVE: SettingsMode = { isDemo: false, isTestDomainAllowed: false };

/**
 * The values in force: the stored ones, and defaults for the rest. Where the domain `test` is not allowed, a value of
 * it, which a trial has left in the database, counts as not set.
 */
export function currentSettings(stored: StoredSettings, mode: SettingsMode = LIVE): ShopSettings {
  const values = Object.fromEntries(
    settingKeys.map((key) => {
      const value = stored[key];
      const isShown = mode.isTestDomainAllowed || !isOfTestDomain(value);
      return [key, value !== undefined && isShown ? value : defaultOf(key, mode.isDemo)];
    }),
  );
  if (areComplete(values)) return values;
  throw new Error('A setting has an invalid default');
}

function defaultOf(key: SettingKey, isDemo: boolean): string | number | null {
  const { default: everywhere, demo } = settingOf(key);
  return everywhere ?? (isDemo ? demo : undefined) ?? null;
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
