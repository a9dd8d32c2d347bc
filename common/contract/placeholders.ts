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

/** Blanks around the name are trimmed: matched here, a long row of them would take cubic time. */
const PATTERN = /\{\{([^{}]*)\}\}/g;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** Why a text is invalid: the first name between double braces that stands for nothing. */
export function placeholderError(text: string): string | undefined {
  const [unknown] = unknownPlaceholders(text);
  return unknown === undefined ? undefined : `{{${unknown}}} is no placeholder`;
}

/** The names between double braces that stand for nothing. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PATTERN)]
      .map(([, name = '']) => name.trim())
      .filter((name) => !isPlaceholder(name)),
  ),
];

/** The text with the values of its placeholders; unknown ones stay. */
export const replacePlaceholders = (text: string, valueOf: (name: Placeholder) => string): string =>
  text.replace(PATTERN, (whole, inner: string) => {
    const name = inner.trim();
    return isPlaceholder(name) ? valueOf(name) : whole;
  });
