import { z } from 'zod';
import {
  type AddressFormat,
  customerRulesFor,
  DEFAULT_FORMAT_COUNTRY,
  phoneRuleFor,
} from '../../../../common/contract/address-format';
import {
  type CustomerDetails as DomesticDetails,
  type CustomerField,
  customerFieldProblem,
  type CustomerRules,
  customerRules,
  normalizeCustomerField,
} from '../../../../common/contract/customer-details';
import { typedStateCode } from './us-states';

/** The checkout form; the country only where there are several to choose from. */
export type CheckoutDetails = DomesticDetails & { country?: string };

/** What the form knows of a country until the server has said more; the server checks what it gets. */
const openFormat = (country: string): AddressFormat => ({
  country,
  states: [],
  isStateRequired: false,
  postalCode: { pattern: '', isCaseSensitive: false, isRequired: false },
});

/** The rules of the form for a country. @param format undefined while it is not known */
export const formRules = (country: string, format: AddressFormat | undefined): CustomerRules =>
  country === DEFAULT_FORMAT_COUNTRY
    ? customerRules
    : customerRulesFor(format?.country === country ? format : openFormat(country));

/** The checkout form; converts input as people write it to what the server accepts. */
export function customerDetailsSchema(rules: CustomerRules) {
  const text = (field: CustomerField) => {
    const rule = rules[field];
    const normalize = (typed: string) => normalizeCustomerField(rule, typed);
    return z
      .string()
      .overwrite(normalize)
      .superRefine((value, { addIssue }) => {
        const message = customerFieldProblem(rule, value);
        if (message !== undefined) addIssue(message);
      });
  };
  return z.object({
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: rules === customerRules ? text('state').overwrite(typedStateCode) : text('state'),
    zip: text('zip'),
    country: z.string().optional(),
  } satisfies Record<keyof CheckoutDetails, z.ZodType>);
}

/** What is known of a user before they fill in the form. */
export interface KnownUser {
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
}

/** The initial values of the form; see `phoneFor`. */
export function prefilled(person: KnownUser | undefined): CheckoutDetails {
  return {
    fullName: person?.name ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    address: person?.address ?? '',
    city: '',
    state: '',
    zip: '',
  };
}

/**
 * The phone number in the form of a country. That of the profile is written as the country's rule wants it, in the US
 * by its digits alone and elsewhere with its plus sign; any other number stays as it was typed.
 */
export function phoneFor(country: string, typed: string, known: string | null | undefined): string {
  if (!known || digitsOf(typed) !== digitsOf(known)) return typed;
  return country === DEFAULT_FORMAT_COUNTRY
    ? digitsOf(known)
    : normalizeCustomerField(phoneRuleFor(country), known);
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
