import { type CustomerDetails, readCustomerDetails } from './customer-details.js';

/** Billing details of the payer at the payment provider. */
export interface Billing {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/**
 * The customer details of a paid order whose checkout has none: those sent with `create-order` if
 * they are valid; else the provider's billing details, with the account's name and email where
 * those are missing. A paid order is never refused for its details.
 */
export function detailsForOrder(
  sent: unknown,
  billing: Billing | undefined,
  account: { name: string; email: string } | undefined,
): CustomerDetails {
  return (
    soundDetails(sent) ?? {
      fullName: billing?.name ?? account?.name ?? '',
      email: billing?.email ?? account?.email ?? '',
      phone: billing?.phone ?? '',
      address: billing?.address ?? '',
      city: billing?.city ?? '',
      state: billing?.state ?? '',
      zip: billing?.zip ?? '',
    }
  );
}

function soundDetails(sent: unknown): CustomerDetails | undefined {
  try {
    return readCustomerDetails(sent);
  } catch {
    // Whatever is wrong with it, what else is known of the user counts.
  }
  return undefined;
}
