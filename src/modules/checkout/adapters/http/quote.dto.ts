import { IsOptional, IsString, MaxLength } from 'class-validator';
import { countryRule } from '../../../../../common/contract/address-format.js';
import { customerRules } from '../../../../../common/contract/customer-details.js';
import { toDollars } from '../../../../kernel/money.js';
import type { OfferedMethod } from '../../use-cases/prepared-pricing.js';
import type { CartQuote } from '../../use-cases/quote-cart.js';

export const CODE_INVALID = 'Discount code must be text';
export const METHOD_ID_INVALID = 'Delivery method must be an id';

/** What the price of the cart depends on, as far as it is known. */
export class QuoteBody {
  /** The first one where it is absent or no longer offered. */
  @IsOptional()
  @IsString({ message: METHOD_ID_INVALID })
  methodId?: string;

  /** A discount code, in any case. */
  @IsOptional()
  @IsString({ message: CODE_INVALID })
  code?: string;

  /** The country of the delivery address, two letters of ISO 3166-1 in any case; the default where it is absent or empty. */
  @IsOptional()
  @IsString({ message: countryRule.required })
  country?: string;

  /** Its state and ZIP. */
  @IsOptional()
  @IsString({ message: customerRules.state.required })
  @MaxLength(customerRules.state.max, { message: customerRules.state.tooLong })
  state?: string;

  @IsOptional()
  @IsString({ message: customerRules.zip.required })
  @MaxLength(customerRules.zip.max, { message: customerRules.zip.tooLong })
  zip?: string;
}

/** A delivery method to choose from; money in dollars. */
export class DeliveryOptionView {
  readonly _id!: string;
  readonly name!: string;
  readonly price!: number;
  /** Working days from the order until its delivery; null where nothing is promised. */
  readonly daysFrom!: number | null;
  readonly daysTo!: number | null;
}

/** What the cart costs, in dollars. */
export class QuoteView {
  /** The lines at their prices, before any discount. */
  readonly subtotal!: number;
  readonly discount!: number;
  /** The discount code of the quote, in upper case; absent without one. */
  readonly code?: string;
  /** True where the code gives less than it says, because a total below $0.50 cannot be paid. */
  readonly isDiscountLimited?: boolean;
  /** True where the shop has discount codes to enter. */
  readonly hasCodes?: boolean;
  /** Where the shop delivers to, two letters of ISO 3166-1 each: the shop's country first. */
  readonly countries!: string[];
  /** Whether another country, state or ZIP may change the price. */
  readonly dependsOnAddress!: boolean;
  /** Null while it depends on an address that is not known. */
  readonly shippingCharge!: number | null;
  readonly tax!: number;
  /** Whether prices contain the tax; otherwise the total adds it. */
  readonly isTaxIncluded!: boolean;
  /** Without the delivery while that is not known. */
  readonly total!: number;
  /** The chosen method; null where there is none to choose. */
  readonly methodId!: string | null;
  /** In their order; none while the address is not known, and where the shop does not deliver. */
  readonly methods!: DeliveryOptionView[];
}

export function toQuoteView(priced: CartQuote): QuoteView {
  const { quote, methods, countries, isByAddress, isAddressMissing, hasCodes } = priced;
  const { lines, pricing, totalCents } = quote;
  const { discountCents, code, delivery, taxCents, isTaxIncluded } = pricing;
  return {
    subtotal: toDollars(lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)),
    discount: toDollars(discountCents),
    ...(code !== null && { code }),
    ...(quote.isDiscountLimited && { isDiscountLimited: true }),
    ...(hasCodes && { hasCodes: true }),
    countries: [...countries],
    dependsOnAddress: isByAddress,
    shippingCharge: isAddressMissing ? null : toDollars(delivery?.chargeCents ?? 0),
    tax: toDollars(taxCents),
    isTaxIncluded,
    total: toDollars(totalCents),
    methodId: delivery?.methodId ?? null,
    methods: methods.map(toOption),
  };
}

function toOption({ method, priceCents }: OfferedMethod): DeliveryOptionView {
  const { id: _id, name, daysFrom, daysTo } = method;
  return { _id, name, price: toDollars(priceCents), daysFrom, daysTo };
}
