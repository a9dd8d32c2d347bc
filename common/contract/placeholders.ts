/** What a text may name between double braces, such as `{{shopName}}`, and what stands there then. */
export const placeholders = {
  shopName: 'The name of the shop',
  email: 'The email address, as a link',
  phone: 'The phone number',
  address: 'The postal address',
  country: 'The country',
  contact: 'How to reach the shop, as a sentence',
  deliveryCost: 'What delivery costs',
  returnDays: 'The return window, such as 14 days',
  returnPolicy: 'Until when and how something can be sent back, and who pays',
  handling: 'When an order ships',
  refundTiming: 'How and when money comes back',
} as const;

export type Placeholder = keyof typeof placeholders;

const PATTERN = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** The names between double braces that stand for nothing. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PATTERN)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : [name])),
  ),
];

/** The text with the values of its placeholders; unknown ones stay. */
export const replacePlaceholders = (text: string, valueOf: (name: Placeholder) => string): string =>
  text.replace(PATTERN, (whole, name: string) => (isPlaceholder(name) ? valueOf(name) : whole));
