import { z } from 'zod';

const LONGEST = 200;
const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

const required = (label: string) =>
  z.string().trim().min(1, `${label} is required`).max(LONGEST, `${label} is too long`);

/** The checkout form, with the very rules and texts of the API. */
export const customerDetailsSchema = z.object({
  fullName: required('Full Name'),
  email: required('Email Address').regex(EMAIL, 'Invalid email format'),
  phone: required('Phone Number').regex(/^\d{10,15}$/, 'Enter a valid phone number'),
  address: required('Street Address'),
  city: required('City'),
  state: required('State/Province'),
  zip: required('ZIP Code').regex(/^\d{4,10}$/, 'Enter a valid ZIP code'),
});

/** To whom and where an order goes. */
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

/** What is known of a person before they fill in the form. */
export interface KnownPerson {
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
}

/** The form as it opens; of the phone the digits only, as the form takes nothing else. */
export function prefilled(person: KnownPerson | undefined): CustomerDetails {
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
