import type { CustomerDetails } from '../../domain/customer-details.js';

/**
 * The checkout form. Validated field by field with the form's own texts; errors name the fields as
 * here, without a prefix.
 */
export class CustomerDetailsBody implements CustomerDetails {
  fullName!: string;
  email!: string;
  /** In the US 10 to 15 digits, elsewhere + and 7 to 15 digits. */
  phone!: string;
  address!: string;
  city!: string;
  /** Elsewhere than in the US a state of the country by code or name, which most countries do not need. */
  state!: string;
  /** In the US 4 to 10 digits, elsewhere a postal code of the country; empty where it has none. */
  zip!: string;
  /** Two letters of ISO 3166-1; the shop's country where it is absent. */
  country?: string;
}
