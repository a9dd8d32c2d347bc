import type { Validator } from 'react-admin';

/** A validator of React-Admin: returns the text where the value is invalid. */
const must = (isGood: (value: unknown) => boolean, text: string): Validator => {
  return (value: unknown) => (isGood(value) ? undefined : text);
};

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Not empty: text, a choice or an image. Not React-Admin's `required`, which adds a star to the label.
 */
export const filled = (text: string): Validator =>
  must((value) => (Array.isArray(value) ? value.length > 0 : trimmed(value) !== ''), text);

export const atLeast = (length: number, text: string): Validator =>
  must((value) => trimmed(value).length >= length, text);

export const atMost = (length: number, text: string): Validator =>
  must((value) => trimmed(value).length <= length, text);

/** The bounds of a number and the texts for an invalid one. */
interface NumberRule {
  min: number;
  max: number;
  notANumber: string;
  outOfRange: string;
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const within = ({ min, max, notANumber, outOfRange }: NumberRule): Validator[] => [
  must(isNumber, notANumber),
  must((value) => isNumber(value) && value >= min && value <= max, outOfRange),
];

export const wholeNumber = (rule: NumberRule): Validator[] => [
  ...within(rule),
  must(Number.isInteger, rule.outOfRange),
];

/** An amount in dollars and cents. */
export const dollars = (
  rule: NumberRule & { decimals: number; tooManyDecimals: string },
): Validator[] => [
  ...within(rule),
  must(
    (value) => isNumber(value) && Number(value.toFixed(rule.decimals)) === value,
    rule.tooManyDecimals,
  ),
];

/** The same where the field may be empty. */
export const optional = (rules: Validator[]): Validator[] =>
  rules.map(
    (rule) => (value, values, props) =>
      value === null || value === undefined || value === ''
        ? undefined
        : rule(value, values, props),
  );
