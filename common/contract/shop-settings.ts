import { invoiceSettings } from './invoice-settings.js';
import { securitySettings } from './security-settings.js';
import type { SettingDefinition } from './setting-kinds.js';
import { taxSettings } from './tax-settings.js';

/**
 * Every setting that the owner of the shop changes in the back office. The validation, the API, the form, the
 * environment's first values and the table in docs/operations.md follow from it.
 */
export const shopSettings = {
  name: {
    kind: 'text',
    max: 40,
    isRequired: true,
    default: 'VIGOR',
    group: 'general',
    label: 'Shop name',
    env: 'SHOP_NAME',
  },
  description: {
    kind: 'text',
    max: 300,
    isRequired: false,
    default:
      'Equipment for people who train: iron, steel and rubber, built to be used hard and to last for years.',
    group: 'general',
    label: 'Description',
    env: 'SHOP_DESCRIPTION',
    help: 'Shown in the footer and to search engines.',
  },
  country: {
    kind: 'country',
    isRequired: true,
    default: 'US',
    group: 'general',
    label: 'Country',
    env: 'SHOP_COUNTRY',
  },
  timeZone: {
    kind: 'timeZone',
    isRequired: true,
    default: 'UTC',
    group: 'general',
    label: 'Time zone',
    env: 'SHOP_TIME_ZONE',
    help: 'The opening hours, and all days of lists, filters, revenue, files, emails and new invoices, are in this time zone. Days in the books and of invoices that are there stay.',
  },
  email: {
    kind: 'email',
    isRequired: false,
    isNeededToSell: true,
    demo: 'shop@vigor.test',
    group: 'contact',
    label: 'Email',
    env: 'SHOP_EMAIL',
    help: 'Gets contact messages and the replies to all emails.',
  },
  phone: {
    kind: 'phone',
    isRequired: false,
    isNeededToSell: true,
    demo: '+1 (555) 010-0199',
    group: 'contact',
    label: 'Phone',
    env: 'SHOP_PHONE',
  },
  street: {
    kind: 'text',
    max: 120,
    isRequired: false,
    isNeededToSell: true,
    demo: '100 Forge Street',
    group: 'contact',
    label: 'Street address',
    env: 'SHOP_STREET',
  },
  city: {
    kind: 'text',
    max: 80,
    isRequired: false,
    isNeededToSell: true,
    demo: 'Portland',
    group: 'contact',
    label: 'City',
    env: 'SHOP_CITY',
  },
  region: {
    kind: 'text',
    max: 80,
    isRequired: false,
    demo: 'OR',
    group: 'contact',
    label: 'State or province',
    env: 'SHOP_REGION',
  },
  postalCode: {
    kind: 'text',
    max: 20,
    isRequired: false,
    isNeededToSell: true,
    demo: '97201',
    group: 'contact',
    label: 'ZIP or postal code',
    env: 'SHOP_POSTAL_CODE',
  },
  hours: {
    kind: 'hours',
    isRequired: false,
    group: 'contact',
    label: 'Opening hours',
    env: 'SHOP_HOURS',
  },
  facebook: {
    kind: 'link',
    isRequired: false,
    demo: 'https://www.facebook.com',
    group: 'social',
    label: 'Facebook',
    env: 'SHOP_FACEBOOK',
  },
  twitter: {
    kind: 'link',
    isRequired: false,
    demo: 'https://twitter.com',
    group: 'social',
    label: 'Twitter',
    env: 'SHOP_TWITTER',
  },
  instagram: {
    kind: 'link',
    isRequired: false,
    demo: 'https://www.instagram.com',
    group: 'social',
    label: 'Instagram',
    env: 'SHOP_INSTAGRAM',
  },
  linkedin: {
    kind: 'link',
    isRequired: false,
    demo: 'https://www.linkedin.com',
    group: 'social',
    label: 'LinkedIn',
    env: 'SHOP_LINKEDIN',
  },
  returnDays: {
    kind: 'number',
    min: 0,
    max: 365,
    isRequired: true,
    default: 30,
    group: 'policies',
    label: 'Return window in days',
    env: 'RETURN_DAYS',
    help: 'Counted from delivery. With 0, an order can be returned only while it is on its way.',
  },
  returnShipping: {
    kind: 'choice',
    isRequired: true,
    default: 'customer',
    choices: { customer: 'The customer', shop: 'The shop' },
    group: 'policies',
    label: 'Return shipping is paid by',
    env: 'SHOP_RETURN_SHIPPING',
  },
  handlingDays: {
    kind: 'number',
    min: 1,
    max: 60,
    isRequired: false,
    group: 'policies',
    label: 'Business days until shipping',
    env: 'SHOP_HANDLING_DAYS',
    help: 'The FAQ promises it. Empty: no promise.',
  },
  answerDays: {
    kind: 'number',
    min: 1,
    max: 30,
    isRequired: false,
    demo: 1,
    group: 'policies',
    label: 'Business days until an answer',
    env: 'SHOP_ANSWER_DAYS',
    help: 'The contact page promises it. Empty: no promise.',
  },
  ...taxSettings,
  ...invoiceSettings,
  lowStockThreshold: {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    isRequired: true,
    default: 10,
    group: 'stock',
    label: 'Low-stock threshold',
    env: 'LOW_STOCK_THRESHOLD',
    help: 'Products with this stock or less are listed as low.',
  },
  ...securitySettings,
} as const satisfies Readonly<Record<string, SettingDefinition>>;

/** The groups of the form, in order. */
export const settingGroups = {
  general: 'General',
  contact: 'Contact',
  social: 'Social links',
  policies: 'Policies',
  taxes: 'Taxes',
  invoices: 'Invoices',
  stock: 'Stock',
  security: 'Security',
} as const;

type Definitions = typeof shopSettings;
export type SettingKey = keyof Definitions;

type ValueOf<Definition> = Definition extends { kind: 'choice'; choices: infer Choices }
  ? keyof Choices & string
  : | (Definition extends { kind: 'number' } ? number : string)
    | (Definition extends { isRequired: true } ? never : null);

/** The values of all settings; null where an optional one is empty. */
export type ShopSettings = { readonly [Key in SettingKey]: ValueOf<Definitions[Key]> };

const isKey = (key: string): key is SettingKey => key in shopSettings;

export const settingKeys: readonly SettingKey[] = Object.keys(shopSettings).filter(isKey);

type SecurityKey = {
  [Key in SettingKey]: Definitions[Key]['group'] extends 'security' ? Key : never;
}[SettingKey];

/** What everybody may read: all but what the shop asks of its staff. */
export type PublicShopSettings = Omit<ShopSettings, SecurityKey>;

export function publicSettings(settings: ShopSettings): PublicShopSettings {
  const {
    staffSecondFactor: _factor,
    reauthRefundAbove: _refunds,
    reauthExports: _exports,
    reauthRoleChanges: _roles,
    ...rest
  } = settings;
  // A further security setting has to be left out above.
  return rest satisfies PublicShopSettings & { [Key in SecurityKey]?: never };
}

/** The definition of a setting, by its common type. */
export const settingOf = (key: SettingKey): SettingDefinition => shopSettings[key];

/** Said to staff who may not change the settings of the group `security`. */
export const ONLY_OWNERS_CHANGE_SECURITY = 'Only an owner can change security settings.';

/** The settings that an owner has to fill in before the shop sells, and that are empty. */
export const missingSettings = (settings: PublicShopSettings): readonly SettingKey[] =>
  settingKeys.filter((key) => settingOf(key).isNeededToSell && Reflect.get(settings, key) === null);

/** Whether a setting says what the shop asks of its staff. */
export const isSecuritySetting = (key: SettingKey): boolean => settingOf(key).group === 'security';
