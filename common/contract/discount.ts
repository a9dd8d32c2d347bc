/** What a discount code gives. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'free_delivery'] as const;

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** How the back office names the kinds. */
export const discountKindLabels: Readonly<Record<DiscountKind, string>> = {
  percent: 'Percentage',
  amount: 'Amount',
  free_delivery: 'Free delivery',
};

/** What a discount code is for. */
export const DISCOUNT_SCOPES = ['all', 'products', 'categories'] as const;

export type DiscountScopeKind = (typeof DISCOUNT_SCOPES)[number];

/** How the back office names the scopes. */
export const discountScopeLabels: Readonly<Record<DiscountScopeKind, string>> = {
  all: 'All products',
  products: 'Some products',
  categories: 'Some categories',
};

/** The fields of a discount code. Money in dollars. */
export const discountRules = {
  codes: { max: 1_000, tooMany: 'There can be at most 1,000 discount codes' },
  /** In upper case. */
  code: {
    max: 32,
    pattern: /^[A-Z0-9_-]{3,32}$/,
    required: 'Code is required',
    invalid: 'A code has 3 to 32 letters, digits, hyphens or underscores',
    taken: 'There is a code with this text already',
  },
  kind: { invalid: 'Choose what the code gives' },
  percent: {
    min: 1,
    max: 100,
    notANumber: 'Percentage must be a number',
    outOfRange: 'Percentage must be a whole number from 1 to 100',
  },
  amount: {
    min: 0.01,
    max: 99_999.99,
    decimals: 2,
    notANumber: 'Amount of the code must be a number',
    outOfRange: 'Amount of the code must be between 0.01 and 99,999.99',
    tooManyDecimals: 'Amount of the code can have at most two decimals',
  },
  /** What the lines have to cost, before the discount. */
  minimum: {
    min: 0.01,
    max: 999_999.99,
    decimals: 2,
    notANumber: 'Minimum must be a number',
    outOfRange: 'Minimum must be between 0.01 and 999,999.99',
    tooManyDecimals: 'Minimum can have at most two decimals',
  },
  appliesTo: { invalid: 'Choose what the code is for' },
  /** Products or categories. */
  targets: {
    max: 200,
    required: 'Choose at least one product or category',
    tooMany: 'A code can have at most 200 products or categories',
    invalid: 'Products and categories must be ids',
  },
  startsAt: { invalid: 'The start must be a date and time' },
  endsAt: {
    invalid: 'The end must be a date and time',
    notLater: 'The end must be later than the start',
  },
  /** In all and for each customer. */
  uses: {
    min: 1,
    max: 1_000_000,
    notANumber: 'Uses must be a number',
    outOfRange: 'Uses must be a whole number from 1 to 1,000,000',
  },
  isActive: { invalid: 'Whether a code is active must be true or false' },
} as const;

/** Why a code with a total limit gives nothing now. `time` is of a clock, such as '14:05 EST'. */
export const discountPausedText = (time: string): string =>
  `This discount code was reserved for you for 30 minutes. You can use it again from ${time}.`;

/** A code as it is stored and compared: upper case, without spaces around it. */
export const normalizedCode = (typed: string): string => typed.trim().toUpperCase();
