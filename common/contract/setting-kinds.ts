import { parseOpeningHours } from '../format/opening-hours.js';
import { COUNTRIES } from './countries.js';
import { INVALID_EMAIL } from './shared-rules.js';

export type SettingGroup =
  'general' | 'contact' | 'social' | 'policies' | 'taxes' | 'invoices' | 'stock' | 'security';

interface Described {
  readonly label: string;
  readonly group: SettingGroup;
  /** The environment variable with the value of the first start. */
  readonly env: string;
  readonly help?: string;
  /** Whether it can be empty. */
  readonly isRequired: boolean;
  /** The value until one is set. */
  readonly default?: string | number;
  /** The same, but invented: in the demo alone. Elsewhere the setting is empty until somebody sets it. */
  readonly demo?: string | number;
  /** Whether an owner has to fill it in before the shop sells. */
  readonly isNeededToSell?: true;
}

/** Lengths are in characters. */
export interface TextDefinition extends Described {
  readonly kind: 'text';
  readonly max: number;
}

export interface NumberDefinition extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceDefinition extends Described {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, string>>;
}

/** A text of a known form. */
export interface FormattedDefinition extends Described {
  readonly kind: 'email' | 'phone' | 'link' | 'hours' | 'country' | 'timeZone';
}

/** One setting: its type, limits, default, label and environment name. */
export type SettingDefinition =
  TextDefinition | NumberDefinition | ChoiceDefinition | FormattedDefinition;

/** The maximum length of a text without a limit of its own, in characters. */
export const SETTING_TEXT_MAX = 300;

/** The smallest form that an email address of a shop has. */
const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>.,;:"()]+$/;
const PHONE = /^\+?[\d ()./-]{6,30}$/;
const LINK = /^https:\/\/[^\s/@:]+\.[^\s/@:.]+(\/\S*)?$/;
const TIME_ZONE = /^[A-Za-z]\w*(\/[\w+-]+)*$/;

/** Why a value is invalid, as the form says it; undefined where it is valid. An optional one may be null. */
export function settingError(definition: SettingDefinition, value: unknown): string | undefined {
  const { label, isRequired } = definition;
  if (value === null || value === undefined || value === '') {
    return isRequired ? `${label} is required` : undefined;
  }
  return definition.kind === 'number'
    ? numberError(definition, value)
    : textError(definition, value);
}

function numberError({ label, min, max }: NumberDefinition, value: unknown): string | undefined {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (isWhole && value >= min && value <= max) return undefined;
  return `${label} must be a whole number from ${min} to ${max}`;
}

function textError(
  definition: Exclude<SettingDefinition, NumberDefinition>,
  value: unknown,
): string | undefined {
  const { label } = definition;
  if (typeof value !== 'string') return `${label} must be a text`;
  const max = definition.kind === 'text' ? definition.max : SETTING_TEXT_MAX;
  if (value.length > max) return `${label} is too long`;
  if (/\p{Cc}/u.test(value)) return `${label} must be one line`;
  switch (definition.kind) {
    case 'text':
      return value.trim() === '' ? `${label} must not be blank` : undefined;
    case 'choice':
      if (Object.hasOwn(definition.choices, value)) return undefined;
      return `${label} must be one of ${Object.keys(definition.choices).join(', ')}`;
    case 'email':
      return EMAIL.test(value) ? undefined : INVALID_EMAIL;
    case 'phone':
      return PHONE.test(value) ? undefined : `${label} must be a phone number`;
    case 'link':
      return LINK.test(value) ? undefined : `${label} must be a link that begins with https://`;
    case 'hours':
      if (parseOpeningHours(value)) return undefined;
      return `${label} must read like Mo-Fr 09:00-17:00, Sa 10:00-14:00`;
    case 'country':
      if (COUNTRIES.includes(value)) return undefined;
      return `${label} must be two letters of ISO 3166, such as US`;
    case 'timeZone':
      return isTimeZone(value) ? undefined : `${label} must be a name such as Europe/Berlin`;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return TIME_ZONE.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Whether a text names the domain `test`, which is reserved for trials and never reached. */
export const isOfTestDomain = (value: unknown): boolean =>
  typeof value === 'string' && /[\w-]\.test(?![\w-]|\.\w)/i.test(value);
