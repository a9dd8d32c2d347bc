import { storedSettingsFrom, type StoredSettings } from '../../common/contract/current-settings.js';
import { isOfTestDomain, settingError } from '../../common/contract/setting-kinds.js';
import { settingKeys, settingOf } from '../../common/contract/shop-settings.js';

interface FirstSettings {
  readonly values: StoredSettings;
  /** One line per invalid value, without its name. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  /** The variables with values of the domain `test`. */
  readonly ofTrial: readonly string[];
}

/** The shop's settings that the environment gives for the first start. */
export function firstSettings(source: Readonly<Record<string, string | undefined>>): FirstSettings {
  const given = settingKeys.flatMap((key) => {
    const { env: name, kind } = settingOf(key);
    const text = source[name]?.trim();
    if (!text) return [];
    const value = kind === 'number' ? Number(text) : text;
    return [{ key, name, value, message: settingError(settingOf(key), value) }];
  });
  return {
    values: storedSettingsFrom(Object.fromEntries(given.map(({ key, value }) => [key, value]))),
    problems: given.flatMap(({ name, message }) => (message ? [{ name, message }] : [])),
    ofTrial: given.flatMap(({ name, value }) => (isOfTestDomain(value) ? [name] : [])),
  };
}
