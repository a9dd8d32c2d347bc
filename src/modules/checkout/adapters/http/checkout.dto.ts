import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { profileRules } from '../../../../../common/contract/account.js';
import { cartRules } from '../../../../../common/contract/cart.js';
import { CUSTOMER_FIELDS, customerRules } from '../../../../../common/contract/customer-details.js';
import { productRules } from '../../../../../common/contract/product.js';
import {
  AlsoSent,
  LargestValue,
  listSize,
  objectSize,
  plainSize,
  textSize,
} from '../../../../platform/http/body-size.js';
import { MaxDecimals } from '../../../../platform/http/validators.js';
import type { CustomerDetails } from '../../domain/customer-details.js';
import { CODE_INVALID, METHOD_ID_INVALID } from './quote.dto.js';

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

const CUSTOMER_DETAILS = objectSize({
  ...Object.fromEntries(
    CUSTOMER_FIELDS.map((field) => [field, textSize(customerRules[field].max)]),
  ),
  country: textSize(2),
});

/** An id or a number. */
const SHORT = plainSize(40);

/** What clients send of a line, which nothing reads. */
const LINE = objectSize({
  productId: SHORT,
  name: textSize(productRules.name.max),
  price: SHORT,
  quantity: SHORT,
  subtotal: SHORT,
  image: plainSize(profileRules.image.max),
});

/** Only the transaction matters; lines and totals come from the paid checkout. */
@AlsoSent(
  objectSize({
    products: listSize(cartRules.maxProducts, LINE),
    shippingCharge: SHORT,
    totalPrice: SHORT,
  }),
)
export class CreateOrderBody {
  /** The payment intent's id. */
  @IsString({ message: 'Transaction id is required' })
  @IsNotEmpty({ message: 'Transaction id is required' })
  transactionId!: string;

  /** Used only where the checkout has none. */
  @Allow()
  @LargestValue(CUSTOMER_DETAILS)
  @ApiProperty({ type: CustomerDetailsBody, required: false })
  customerDetails?: unknown;
}

const TOO_LARGE = 'Amount is too large';

export class StartPaymentBody {
  /** The total in dollars that the shopper saw. Compared with the shop's own, never charged. */
  @Min(-1e12, { message: TOO_LARGE })
  @Max(1e12, { message: TOO_LARGE })
  @MaxDecimals(2, 'Amount must be in dollars and cents')
  amount!: number;

  /** The delivery method of the quote; the first one where it is absent. */
  @IsOptional()
  @IsString({ message: METHOD_ID_INVALID })
  methodId?: string;

  /** A discount code, in any case. */
  @IsOptional()
  @IsString({ message: CODE_INVALID })
  code?: string;

  @IsOptional()
  @LargestValue(CUSTOMER_DETAILS)
  @ApiProperty({ type: CustomerDetailsBody, required: false })
  customerDetails?: unknown;
}
