import { z } from 'zod';
import {
  customerRules,
  normalizeCustomerField,
  type CustomerDetails,
  type CustomerField,
} from '../../../../common/contract/customer-details';
import { stateCode } from './us-states';

export type { CustomerDetails };

function text(field: CustomerField) {
  const { max, required, tooLong, format } = customerRules[field];
  const normalize = (typed: string) => normalizeCustomerField(field, typed);
  const schema = z.string().overwrite(normalize).min(1, required).max(max, tooLong);
  return format ? schema.regex(format.pattern, format.invalid) : schema;
}

/** The checkout form; converts input as people write it to what the server accepts. */
export const customerDetailsSchema = z.object({
  fullName: text('fullName'),
  email: text('email'),
  phone: text('phone'),
  address: text('address'),
  city: text('city'),
  state: text('state').overwrite(stateCode),
  zip: text('zip'),
} satisfies Record<CustomerField, z.ZodString>);

/** What is known of a user before they fill in the form. */
export interface KnownUser {
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
}

/** The initial values of the form; the phone number reduced to its digits. */
export function prefilled(person: KnownUser | undefined): CustomerDetails {
  return {
    fullName: person?.name ?? '',
    email: person?.email ?? '',
    phone: person?.phone?.replace(/\D/g, '') ?? '',
    address: person?.address ?? '',
    city: '',
    state: '',
    zip: '',
  };
}
