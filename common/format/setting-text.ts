import { settingKeys, settingOf, type SettingKey } from '../contract/shop-settings.js';
import { countryName } from './address.js';
import { readableHours } from './opening-hours.js';

const isKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key);

/** The label of a setting; its key where this release does not know it. */
export const settingLabel = (key: string): string => (isKey(key) ? settingOf(key).label : key);

/** A setting's value as people read it. */
export function settingText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  const text = String(value);
  if (!isKey(key)) return text;
  const definition = settingOf(key);
  switch (definition.kind) {
    case 'choice':
      return definition.choices[text] ?? text;
    case 'country':
      return countryName(text);
    case 'hours':
      return readableHours(text)
        .map(({ days, times }) => `${days} ${times}`)
        .join(', ');
    default:
      return text;
  }
}
