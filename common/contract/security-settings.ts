import type { SettingDefinition } from './setting-kinds.js';

/** What the shop asks of its staff; nobody else can read these. */
export const securitySettings = {
  staffSecondFactor: {
    kind: 'choice',
    isRequired: true,
    default: 'optional',
    choices: { optional: 'Optional', required: 'Required' },
    group: 'security',
    label: 'Second factor of staff',
    env: 'SHOP_STAFF_SECOND_FACTOR',
    help: 'An authenticator app or a passkey. Where it is required, staff without one see nothing until they add it in their profile.',
  },
  reauthRefundAbove: {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    isRequired: false,
    group: 'security',
    label: 'Confirm identity for refunds above, in dollars',
    env: 'SHOP_REAUTH_REFUND_ABOVE',
    help: 'Who was confirmed within 15 minutes is not asked again. Empty: never.',
  },
  reauthExports: {
    kind: 'choice',
    isRequired: true,
    default: 'off',
    choices: { off: 'Never', required: 'Always' },
    group: 'security',
    label: 'Confirm identity for exports of personal data',
    env: 'SHOP_REAUTH_EXPORTS',
  },
  reauthRoleChanges: {
    kind: 'choice',
    isRequired: true,
    default: 'off',
    choices: { off: 'Never', required: 'Always' },
    group: 'security',
    label: 'Confirm identity for changes of staff',
    env: 'SHOP_REAUTH_ROLE_CHANGES',
    help: 'Also before lost second factors of an account are removed.',
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
