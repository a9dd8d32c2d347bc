import { z } from 'zod';
import {
  customerRules,
  type CustomerDetails,
  type CustomerField,
} from '../../../../common/contract/customer-details';

export type { CustomerDetails };

function text(field: CustomerField) {
  const { max, required, tooLong, format } = customerRules[field];
  const schema = z.string().trim().min(1, required).max(max, tooLong);
  return format ? schema.regex(format.pattern, format.invalid) : schema;
}

/** The checkout form. */
export const customerDetailsSchema = z.object({
  fullName: text('fullName'),
  email: text('email'),
  phone: text('phone'),
  address: text('address'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
} satisfies Record<CustomerField, z.ZodString>);

/** What is known of a user before they fill in the form. */
export interface KnownUser {
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
}

/** The form as it opens; of the phone the digits only, as the form takes nothing else. */
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
