import { ApiProperty } from '@nestjs/swagger';
import type { CustomerDetails } from '../../../../../common/contract/customer-details.js';
import { isPartlyShipped } from '../../../../../common/contract/order-status.js';
import { toDollars } from '../../../../kernel/money.js';
import { ImageSourceView } from '../../../../platform/storage/images.dto.js';
import { HISTORY_TOPICS, type HistoryTopic } from '../../domain/order-history.js';
import { isAboutFraud, PAYMENT_STATUSES, type PaymentStatus } from '../../domain/order-payment.js';
import { refundedUnits } from '../../domain/order-refund.js';
import type { OrderCharges } from '../../domain/order-snapshot.js';
import { nextStatuses, ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import { unshippedLines } from '../../domain/parcel.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import {
  RefundableView,
  RefundView,
  toCustomerRefundViews,
  toRefundableView,
  toRefundView,
} from './order-refunds.dto.js';
import { ParcelView, toParcelView } from './parcels.dto.js';

/** A line as the contract shows it; money in dollars. */
export class OrderLineView {
  readonly _id!: string;
  readonly productId!: string;
  readonly name!: string;
  readonly price!: number;
  readonly quantity!: number;
  /** The units that are still to be shipped. */
  readonly unshipped!: number;
  readonly subtotal!: number;
  /** What a code took off the subtotal; absent where nothing. */
  readonly discount?: number;
  readonly image!: string | null;
  /** The existing widths of the image. */
  readonly srcset!: ImageSourceView[];
}

export class CustomerDetailsView implements CustomerDetails {
  readonly fullName!: string;
  readonly email!: string;
  readonly phone!: string;
  readonly address!: string;
  readonly city!: string;
  readonly state!: string;
  readonly zip!: string;
  /** Two letters of ISO 3166-1; absent for the country of the shop. */
  readonly country?: string;
}

export class OrderUserView {
  readonly _id!: string;
  readonly name!: string;
  readonly email!: string;
}

/** An entry of an order's history. */
export class OrderEventView {
  readonly at!: string;
  readonly by!: string;
  @ApiProperty({ enum: HISTORY_TOPICS, enumName: 'OrderEventTopic' })
  readonly what!: HistoryTopic;
  readonly detail!: string;
}

/** An email about an order that its customer has not got yet. */
export class UnsentEmailView {
  /** For example `Order confirmed`. */
  readonly about!: string;
  /** When it was to be sent. */
  readonly at!: Date;
  /** Why the last try failed; null before the first. */
  readonly error!: string | null;
  /** Null where no further try follows. */
  readonly nextTryAt!: Date | null;
}

/** An order as the contract shows it; money in dollars, times in ISO 8601. */
export class OrderView {
  readonly _id!: string;
  readonly number!: number;
  readonly createdAt!: string;
  readonly transactionId!: string;
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  readonly status!: OrderStatus;
  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus' })
  readonly paymentStatus!: PaymentStatus;
  readonly totalPrice!: number;
  readonly shippingCharge!: number;
  /** The delivery method's name; absent where none was chosen. */
  readonly shippingMethod?: string;
  /** What a code took off the lines, and the code; absent where nothing. */
  readonly discount?: number;
  readonly discountCode?: string;
  /** Absent where nothing was taxed. */
  readonly tax?: number;
  /** Whether the prices contain the tax; otherwise the total adds it. Only with a tax. */
  readonly isTaxIncluded?: boolean;
  readonly products!: OrderLineView[];
  readonly customerDetails!: CustomerDetailsView;
  readonly user!: OrderUserView;
  /** By number; none where the order was shipped before there were parcels. */
  readonly parcels!: ParcelView[];
  readonly history!: OrderEventView[];
  /** Oldest first; only where staff asks for this one order. */
  readonly unsentEmails?: UnsentEmailView[];
  /** In the order of their requests. */
  readonly refunds!: RefundView[];
  readonly refundable!: RefundableView;
  /** The legal next statuses. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus', isArray: true })
  readonly actions!: OrderStatus[];
}

/** Converts an order to its HTTP form for the customer: a fraud warning is for the staff alone. */
export function toCustomerOrderView(order: OrderRecord): OrderView {
  const { paymentStatus, history } = order;
  const view = toOrderView({
    ...order,
    paymentStatus: paymentStatus === 'fraud_warning' ? 'paid' : paymentStatus,
    history: history.filter((entry) => !isAboutFraud(entry)),
  });
  return { ...view, refunds: toCustomerRefundViews(view.refunds) };
}

/** Converts an order to its HTTP form for the staff. */
export function toOrderView(order: OrderRecord): OrderView {
  const refunded = refundedUnits(order.refunds);
  const unshipped = order.status === 'pending' ? unshippedLines({ ...order, refunded }) : [];
  return {
    _id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    transactionId: order.transactionId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    totalPrice: toDollars(order.totalCents),
    shippingCharge: toDollars(order.shippingCents),
    ...toChargesView(order),
    products: order.lines.map((line) => ({
      _id: line.id,
      productId: line.productId,
      name: line.name,
      price: toDollars(line.priceCents),
      quantity: line.quantity,
      unshipped: unshipped.find(({ lineId }) => lineId === line.id)?.quantity ?? 0,
      subtotal: toDollars(line.priceCents * line.quantity),
      ...(line.discountCents > 0 && { discount: toDollars(line.discountCents) }),
      image: line.image,
      srcset: [...line.srcset],
    })),
    customerDetails: {
      ...order.customerDetails,
      ...(order.isAbroad && { country: order.country }),
    },
    user: { _id: order.userId, name: order.userName, email: order.userEmail },
    parcels: order.parcels.map(toParcelView),
    history: order.history.map(({ at, by, what, detail }) => ({
      at: at.toISOString(),
      by,
      what,
      detail,
    })),
    refunds: order.refunds.map(toRefundView),
    refundable: toRefundableView(order),
    actions: nextStatuses(
      order.status,
      isPartlyShipped(order.status, order.parcels.length),
      unshipped.length > 0,
    ),
  };
}

/** The charges that this order has; one without any reads as it did before there were some. */
function toChargesView(
  charges: OrderCharges,
): Pick<OrderView, 'shippingMethod' | 'discount' | 'discountCode' | 'tax' | 'isTaxIncluded'> {
  const { shippingMethod, discountCents, discountCode, taxCents, isTaxIncluded } = charges;
  return {
    ...(shippingMethod !== null && { shippingMethod }),
    ...(discountCents > 0 && { discount: toDollars(discountCents) }),
    ...(discountCode !== null && { discountCode }),
    ...(taxCents > 0 && { tax: toDollars(taxCents), isTaxIncluded }),
  };
}
