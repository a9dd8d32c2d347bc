import { NAME_REQUIRED, NAME_TOO_LONG } from './shared-rules.js';

/** How a delivery method is priced. */
export const DELIVERY_PRICE_KINDS = ['flat', 'free_from', 'by_weight'] as const;

export type DeliveryPriceKind = (typeof DELIVERY_PRICE_KINDS)[number];

/** The fields of zones and methods. Money in dollars, weights in grams, lengths in characters. */
export const deliveryRules = {
  name: { max: 80, required: NAME_REQUIRED, tooLong: NAME_TOO_LONG },
  zones: { max: 100, tooMany: 'There can be at most 100 delivery zones' },
  methods: { max: 20, tooMany: 'A zone can have at most 20 delivery methods' },
  /** Countries and states of a zone. */
  regions: {
    max: 250,
    required: 'Choose at least one country',
    invalid: 'Regions must be countries with their states',
    unknownCountry: 'This country is unknown',
    unknownState: 'This country has no such state',
  },
  price: {
    min: 0,
    max: 99_999.99,
    decimals: 2,
    notANumber: 'Delivery price must be a number',
    outOfRange: 'Delivery price must be between 0 and 99,999.99',
    tooManyDecimals: 'Delivery price can have at most two decimals',
  },
  /** The lines less discount from which a method is free. */
  freeFrom: {
    min: 0.01,
    max: 999_999.99,
    decimals: 2,
    notANumber: 'The amount for free delivery must be a number',
    outOfRange: 'The amount for free delivery must be between 0.01 and 999,999.99',
    tooManyDecimals: 'The amount for free delivery can have at most two decimals',
  },
  /** Up to which weight a step goes. */
  grams: {
    min: 1,
    max: 100_000_000,
    notANumber: 'Weight must be a number',
    outOfRange: 'Weight must be a whole number of grams from 1 to 100,000,000',
  },
  steps: {
    max: 50,
    required: 'Add at least one weight step',
    tooMany: 'A method can have at most 50 weight steps',
    notAscending: 'Each weight step must be heavier than the one before',
  },
  /** Working days from the order until its delivery. */
  days: {
    min: 0,
    max: 365,
    notANumber: 'Days must be a number',
    outOfRange: 'Days must be a whole number from 0 to 365',
    bothOrNone: 'Enter both days, or none',
    reversed: 'The last day must not be before the first',
  },
} as const;
