import { type FieldError, InvalidInput } from '../../../kernel/domain-error.js';

/** To whom and where an order goes. */
export interface CustomerDetails {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

type Field = keyof CustomerDetails;

interface Rule {
  readonly label: string;
  /** Only where the form of the text matters. */
  readonly form?: { readonly pattern: RegExp; readonly message: string };
}

const LONGEST = 200;

const RULES: Record<Field, Rule> = {
  fullName: { label: 'Full Name' },
  email: {
    label: 'Email Address',
    form: {
      pattern: /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/,
      message: 'Invalid email format',
    },
  },
  phone: {
    label: 'Phone Number',
    form: { pattern: /^\d{10,15}$/, message: 'Enter a valid phone number' },
  },
  address: { label: 'Street Address' },
  city: { label: 'City' },
  state: { label: 'State/Province' },
  zip: { label: 'ZIP Code', form: { pattern: /^\d{4,10}$/, message: 'Enter a valid ZIP code' } },
};

const FIELDS = Object.keys(RULES) as Field[];

/**
 * Reads what the checkout form sent. The fields in errors are named as in the form, without a
 * prefix: `fullName`, not `customerDetails.fullName`.
 * @throws InvalidInput naming every bad field
 */
export function readCustomerDetails(sent: unknown): CustomerDetails {
  const source = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const details = Object.fromEntries(
    FIELDS.map((field) => {
      const value = source[field];
      return [field, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as unknown as CustomerDetails;
  const errors = FIELDS.flatMap((field): FieldError[] => {
    const message = problemOf(RULES[field], details[field]);
    return message ? [{ field, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
  return details;
}

function problemOf({ label, form }: Rule, value: string): string | undefined {
  if (value === '') return `${label} is required`;
  if (value.length > LONGEST) return `${label} is too long`;
  return form && !form.pattern.test(value) ? form.message : undefined;
}
