import { customerRulesFor } from '../../../../common/contract/address-format.js';
import { addressFormatOf } from '../../../../common/contract/address-formats.js';
import { customerRules } from '../../../../common/contract/customer-details.js';
import { type CustomerDetails, readCountry, readCustomerDetails } from './customer-details.js';

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

/** What is known of the payer beside the payment. */
interface KnownPayer {
  readonly billing: Billing | undefined;
  readonly account: { readonly name: string; readonly email: string } | undefined;
  /** Where the purchase was priced to; null for a checkout of an earlier release. */
  readonly country: string | null;
}

/**
 * The customer details of a paid order whose checkout has none: those sent with `create-order` if
 * they are valid and of its country; else the provider's billing details, with the account's name and email where
 * those are missing. A paid order is never refused for its details.
 */
export function detailsForOrder(
  sent: unknown,
  { billing, account, country }: KnownPayer,
): CustomerDetails {
  return (
    soundDetails(sent, country) ?? {
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

function soundDetails(sent: unknown, country: string | null): CustomerDetails | undefined {
  try {
    if ((readCountry(sent) ?? country) !== country) return undefined;
    const rules = country === null ? customerRules : customerRulesFor(addressFormatOf(country));
    return readCustomerDetails(sent, rules);
  } catch {
    // Whatever is wrong with it, what else is known of the user counts.
  }
  return undefined;
}
