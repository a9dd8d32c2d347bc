import { type State, stateCodeIn } from './state-names.js';

export interface CustomerFieldRule {
  /** The name of the field in the form. */
  readonly label: string;
  /** The longest text, in characters. */
  readonly max: number;
  /** Null where it may be empty. */
  readonly required: string | null;
  readonly tooLong: string;
  /** Only where the form of the text matters. */
  readonly format?: {
    readonly pattern: RegExp;
    readonly invalid: string;
    /** What people type between the digits, which forms take out before the rule is asked. */
    readonly punctuation?: RegExp;
    /** Whether forms write its letters as capitals. */
    readonly isInCapitals?: boolean;
  };
  /** Only where it is one of these, by code or name. */
  readonly choice?: { readonly states: readonly State[]; readonly unknown: string };
}

/** The rules of a form, by field. */
export type CustomerRules = Readonly<Record<CustomerField, CustomerFieldRule>>;

type RequiredField = CustomerFieldRule & { readonly required: string };

const field = (label: string, required: string): RequiredField => ({
  label,
  max: 200,
  required,
  tooLong: `${label} is too long`,
});

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

export type CustomerField = keyof CustomerDetails;

/** The fields of the checkout form, in its order. For other countries than the US: `customerRulesFor`. */
export const customerRules: Readonly<Record<CustomerField, RequiredField>> = {
  fullName: field('Full Name', 'Full Name is required'),
  email: {
    ...field('Email Address', 'Email Address is required'),
    format: {
      pattern: /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/,
      invalid: 'Invalid email format',
    },
  },
  phone: {
    ...field('Phone Number', 'Phone Number is required'),
    format: {
      pattern: /^\d{10,15}$/,
      invalid: 'Enter a valid phone number',
      punctuation: /[\s()+./\p{Dash_Punctuation}]/gu,
    },
  },
  address: field('Street Address', 'Street Address is required'),
  city: field('City', 'City is required'),
  state: field('State/Province', 'State/Province is required'),
  zip: {
    ...field('ZIP Code', 'ZIP Code is required'),
    format: {
      pattern: /^\d{4,10}$/,
      invalid: 'Enter a valid ZIP code',
      punctuation: /[\s\p{Dash_Punctuation}]/gu,
    },
  },
};

export const CUSTOMER_FIELDS = Object.keys(customerRules) as CustomerField[];

/** What a form sends of what was typed: trimmed, a phone number and a ZIP code without punctuation. */
export function normalizeCustomerField({ format }: CustomerFieldRule, typed: string): string {
  if (format?.punctuation) return typed.replace(format.punctuation, '');
  return format?.isInCapitals ? typed.trim().replace(/\s+/g, ' ').toUpperCase() : typed.trim();
}

/** Why a trimmed text is refused; undefined where it is not. */
export function customerFieldProblem(rule: CustomerFieldRule, value: string): string | undefined {
  const { max, required, tooLong, format, choice } = rule;
  if (value === '') return required ?? undefined;
  if (value.length > max) return tooLong;
  if (format && !format.pattern.test(value)) return format.invalid;
  return choice && stateCodeIn(choice.states, value) === undefined ? choice.unknown : undefined;
}
