import type { SettingDefinition } from './setting-kinds.js';

/** What invoices and credit notes say of the shop. */
export const invoiceSettings = {
  legalName: {
    kind: 'text',
    max: 120,
    isRequired: false,
    group: 'invoices',
    label: 'Legal name',
    env: 'SHOP_LEGAL_NAME',
    help: "On invoices. Empty: the shop's name.",
  },
  taxIds: {
    kind: 'text',
    max: 200,
    isRequired: false,
    group: 'invoices',
    label: 'Tax IDs',
    env: 'SHOP_TAX_IDS',
    help: 'On invoices, as written here, such as a VAT number.',
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
