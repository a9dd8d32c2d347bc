import {
  CUSTOMER_FIELDS,
  type CustomerDetails,
  type CustomerField,
  customerRules,
} from '../../../../common/contract/customer-details.js';
import { type FieldError, InvalidInput } from '../../../kernel/domain-error.js';

export type { CustomerDetails };

/**
 * Parses the checkout form. Errors name the fields as the form does, without a prefix: `fullName`,
 * not `customerDetails.fullName`.
 * @throws InvalidInput naming every invalid field
 */
export function readCustomerDetails(sent: unknown): CustomerDetails {
  const source = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const details = Object.fromEntries(
    CUSTOMER_FIELDS.map((field) => {
      const value = source[field];
      return [field, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as unknown as CustomerDetails;
  const errors = CUSTOMER_FIELDS.flatMap((field): FieldError[] => {
    const message = problemOf(field, details[field]);
    return message ? [{ field, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
  return details;
}

function problemOf(field: CustomerField, value: string): string | undefined {
  const { max, required, tooLong, format } = customerRules[field];
  if (value === '') return required;
  if (value.length > max) return tooLong;
  return format && !format.pattern.test(value) ? format.invalid : undefined;
}
