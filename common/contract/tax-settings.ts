import type { SettingDefinition } from './setting-kinds.js';

/** What the prices of the shop say about tax. */
export const taxSettings = {
  taxInPrices: {
    kind: 'choice',
    isRequired: true,
    default: 'excluded',
    choices: { excluded: 'Without tax, which is added', included: 'With tax' },
    group: 'taxes',
    label: 'Prices of products and delivery',
    env: 'SHOP_TAX_IN_PRICES',
    help: 'Only where there are tax rates.',
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
