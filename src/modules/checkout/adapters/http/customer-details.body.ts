import type { CustomerDetails } from '../../domain/customer-details.js';

/**
 * The checkout form. Validated field by field with the form's own texts; errors name the fields as
 * here, without a prefix.
 */
export class CustomerDetailsBody implements CustomerDetails {
  fullName!: string;
  email!: string;
  /** 10 to 15 digits. */
  phone!: string;
  address!: string;
  city!: string;
  state!: string;
  /** 4 to 10 digits. */
  zip!: string;
}
