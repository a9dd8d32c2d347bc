import { NAME_REQUIRED, NAME_TOO_LONG } from './shared-rules.js';

/** How a product is taxed; `exempt` products never are. */
export const TAX_CLASSES = ['standard', 'reduced', 'exempt'] as const;

export type TaxClass = (typeof TAX_CLASSES)[number];

/** The classes that a rate can be for. */
export const TAXED_CLASSES = ['standard', 'reduced'] as const satisfies readonly TaxClass[];

export type TaxedClass = (typeof TAXED_CLASSES)[number];

/** How the back office names the classes. */
export const taxClassLabels: Readonly<Record<TaxClass, string>> = {
  standard: 'Standard',
  reduced: 'Reduced',
  exempt: 'Exempt',
};

/** The class of a product until somebody chooses one. */
export const DEFAULT_TAX_CLASS: TaxClass = 'standard';

/** The fields of a tax rate; lengths in characters. */
export const taxRules = {
  rates: { max: 500, tooMany: 'There can be at most 500 tax rates' },
  name: { max: 40, required: NAME_REQUIRED, tooLong: NAME_TOO_LONG },
  country: { required: 'Choose a country' },
  state: { unknown: 'The country has no such state', notText: 'State must be text' },
  taxClass: { invalid: 'A tax rate is for standard or reduced' },
  /** In percent; as many decimals as whole millionths have. */
  percent: {
    min: 0,
    max: 100,
    decimals: 4,
    notANumber: 'Rate must be a number',
    outOfRange: 'Rate must be between 0 and 100 percent',
    tooManyDecimals: 'Rate can have at most four decimals',
  },
} as const;
