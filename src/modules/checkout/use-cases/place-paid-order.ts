import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { UserQueries } from '../../auth/index.js';
import { EnterSale } from '../../books/index.js';
import { CartRepository } from '../../cart/index.js';
import { Stock } from '../../catalog/index.js';
import { DiscountUses } from '../../discounts/index.js';
import { IssueInvoice } from '../../invoices/index.js';
import { type OrderCharges, PlaceOrder, type PlacedOrder } from '../../orders/index.js';
import { intentChanged, type PaymentIntent } from '../../payment/index.js';
import type { Checkout, CheckoutPricing } from '../domain/checkout.js';
import type { CustomerDetails } from '../domain/customer-details.js';
import { detailsForOrder } from '../domain/details-for-order.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { HoldPeriods } from '../ports/hold-periods.js';

/** Who requests the order, and the details sent with the request; never trusted. */
export interface OrderRequest {
  readonly userId: string;
  readonly customerDetails: unknown;
}

/**
 * Writes the order of a paid checkout, closes the checkout, empties the cart, enters the sale in the
 * books, sells the stock and issues the invoice: in this order, and without waiting for each.
 * The writing half of `CompleteCheckout`; joins its transaction.
 */
@Injectable()
export class PlacePaidOrder {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly placeOrder: PlaceOrder,
    private readonly stock: Stock,
    private readonly carts: CartRepository,
    private readonly users: UserQueries,
    private readonly holdPeriods: HoldPeriods,
    private readonly issueInvoice: IssueInvoice,
    private readonly enterSale: EnterSale,
    private readonly discountUses: DiscountUses,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(
    checkout: Checkout,
    intent: PaymentIntent,
    request?: OrderRequest,
  ): Promise<PlacedOrder> {
    const { id: checkoutId, userId, lines, pricing, totalCents } = checkout;
    const snapshot = {
      checkoutId,
      userId,
      transactionId: intent.id,
      customerDetails: await this.detailsOf(checkout, intent, request),
      country: countryOf(checkout),
      lines,
      totalCents,
      ...chargesOf(pricing),
    };
    const order = await this.placeOrder.prepare(snapshot);
    const { id: orderId } = order.snapshot;
    const isLate = checkout.status === 'released';
    const productIds = lines.map(({ productId }) => productId);
    const rates = ratesOf(checkout);
    const enter = await this.enterSale.prepare();
    const issue = await this.issueInvoice.prepare();
    const [placed] = await this.unitOfWork.together([
      () => this.placeOrder.add(order),
      () => this.checkouts.close(checkoutId, 'completed', intent.id),
      () => this.events.withdraw(intentChanged, { intentId: intent.id }),
      () => this.carts.remove(userId, lines),
      () => this.holdPeriods.forget(userId, productIds),
      async () =>
        isLate && pricing.code !== null && this.discountUses.markLate(pricing.code, orderId),
      () => enter(order.snapshot, rates),
      // Other orders of these products wait from here until the commit.
      () => this.stock.commit(checkoutId, orderId),
      // Last: the commit gives it its number after whatever else it does, for all orders wait from then on.
      () => issue(order.snapshot, rates),
    ]);
    return placed;
  }

  /** The checkout's details, or else those known from other sources. */
  private async detailsOf(
    checkout: Checkout,
    { billing }: PaymentIntent,
    request?: OrderRequest,
  ): Promise<CustomerDetails> {
    if (checkout.customerDetails) return checkout.customerDetails;
    const account = await this.users.find(checkout.userId);
    const country = countryOf(checkout);
    return detailsForOrder(request?.customerDetails, { billing, account, country });
  }
}

/** Orders do not store them, invoices do. */
const ratesOf = ({ lines, pricing: { delivery } }: Checkout) => ({
  lines: lines.map(({ taxRate = null }) => taxRate),
  delivery: delivery?.taxRate ?? null,
  names: {
    lines: lines.map(({ taxName = null }) => taxName),
    delivery: delivery?.taxName ?? null,
  },
});

/** The order goes where it was priced to, whatever is sent later. */
const countryOf = ({ pricing }: Checkout): string | null => pricing.destination?.country ?? null;

/** What the order keeps of the checkout's pricing. */
function chargesOf(pricing: CheckoutPricing): OrderCharges {
  const { discountCents, code, delivery, taxCents, isTaxIncluded } = pricing;
  return {
    discountCents,
    discountCode: code,
    shippingCents: delivery?.chargeCents ?? 0,
    shippingMethod: delivery?.name ?? null,
    shippingTaxCents: delivery?.taxCents ?? 0,
    taxCents,
    isTaxIncluded,
  };
}
