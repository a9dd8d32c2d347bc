import {
  type CustomerField,
  CUSTOMER_FIELDS,
  type CustomerDetails,
  customerFieldProblem,
  type CustomerRules,
  customerRules,
} from '../../../../common/contract/customer-details.js';
import { countryRule } from '../../../../common/contract/address-format.js';
import { type FieldError, InvalidInput } from '../../../kernel/domain-error.js';

export type { CustomerDetails };

/**
 * Parses the checkout form. Errors name the fields as the form does, without a prefix: `fullName`,
 * not `customerDetails.fullName`.
 * @throws InvalidInput naming every invalid field
 */
export function readCustomerDetails(
  sent: unknown,
  rules: CustomerRules = customerRules,
): CustomerDetails {
  const source = asRecord(sent);
  const details = Object.fromEntries(
    CUSTOMER_FIELDS.map((field) => {
      const value = source[field];
      return [field, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as Record<CustomerField, string>;
  const errors = CUSTOMER_FIELDS.flatMap((field): FieldError[] => {
    const message = customerFieldProblem(rules[field], details[field]);
    return message ? [{ field, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
  return details;
}

/**
 * The country of a request, which may be in lower case; undefined where none or an empty one was sent.
 * @throws InvalidInput
 */
export function readCountry(sent: unknown): string | undefined {
  const { country } = asRecord(sent);
  if (country === undefined || country === null) return undefined;
  if (typeof country === 'string') return country.trim().toUpperCase() || undefined;
  throw InvalidInput.field('country', countryRule.required);
}

const asRecord = (sent: unknown): Record<string, unknown> =>
  typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
