import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { CountSold, OutOfStock, Stock } from '../../catalog/index.js';
import { OrderQueries, type PlacedOrder } from '../../orders/index.js';
import { type PaymentIntent, Payments, Refunds } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { type OrderRequest, PlacePaidOrder } from './place-paid-order.js';

/** The result of a payment. */
export type Completion =
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly isNew: boolean }
  /** Paid, but it cannot become an order: the full amount is refunded. */
  | { readonly kind: 'refunded' }
  | { readonly kind: 'unpaid'; readonly intent: PaymentIntent; readonly checkout: Checkout }
  /** Amount, currency or owner differ from the checkout's: an admin has to look at it. */
  | { readonly kind: 'differs' }
  /** No such payment, no checkout of ours, or another user's. */
  | { readonly kind: 'unknown' };

/**
 * Turns a paid checkout into an order, or requests the refund when it is too late. The only place
 * that makes orders of checkouts. Idempotent, because the browser, the provider's event, the
 * sweeper, the reconciler and a new attempt to pay all call it.
 */
@Injectable()
export class CompleteCheckout {
  constructor(
    private readonly payments: Payments,
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderQueries,
    private readonly placePaidOrder: PlacePaidOrder,
    private readonly stock: Stock,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly countSold: CountSold,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws ProviderUnavailable, ProviderRefused */
  async execute(intentId: string, request?: OrderRequest): Promise<Completion> {
    const known = await this.orders.findByTransaction(intentId);
    if (known) return this.placed(known, request);
    const intent = await this.payments.retrieve(intentId);
    if (!intent?.checkoutId) return { kind: 'unknown' };
    const completion = await this.decide(intent, intent.checkoutId, request);
    if (completion.kind === 'placed' && completion.isNew) {
      this.failpoints.reach('order-committed');
      this.countSold.soon();
    }
    return completion;
  }

  private placed(order: PlacedOrder, request?: OrderRequest): Completion {
    if (request && request.userId !== order.userId) return { kind: 'unknown' };
    return { kind: 'placed', order, isNew: false };
  }

  private async decide(
    intent: PaymentIntent,
    checkoutId: string,
    request?: OrderRequest,
  ): Promise<Completion> {
    try {
      return await this.unitOfWork.run(() => this.underLock(intent, checkoutId, request, false));
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      // The stock changes are rolled back; decide again under a new lock.
      return this.unitOfWork.run(() => this.underLock(intent, checkoutId, request, true));
    }
  }

  private async underLock(
    intent: PaymentIntent,
    checkoutId: string,
    request: OrderRequest | undefined,
    isSoldOut: boolean,
  ): Promise<Completion> {
    const checkout = await this.checkouts.lock(checkoutId);
    if (!checkout || (request && request.userId !== checkout.userId)) return { kind: 'unknown' };
    // An order's transaction also completes its checkout: no other checkout has one.
    const order =
      checkout.status === 'completed' ? await this.orders.findByCheckout(checkout.id) : undefined;
    if (order?.transactionId === intent.id) return this.placed(order);
    if (intent.status !== 'succeeded') return { kind: 'unpaid', intent, checkout };
    if (!isFor(checkout, intent)) return { kind: 'differs' };
    const isGone = checkout.status === 'released' && isSoldOut;
    if (order || isGone || checkout.status === 'refunded' || isRefunded(intent)) {
      return this.refund(checkout, intent, order !== undefined);
    }
    if (checkout.status === 'released') await this.stock.hold({ ...checkout, checkoutId });
    const placed = await this.placePaidOrder.execute(checkout, intent, request);
    return { kind: 'placed', order: placed, isNew: true };
  }

  /** Refunds the rest of the payment, and closes a checkout that did not become an order. */
  private async refund(
    checkout: Checkout,
    intent: PaymentIntent,
    isOrder: boolean,
  ): Promise<Completion> {
    if (!isRefunded(intent)) {
      await this.refunds.request({
        intentId: intent.id,
        orderId: null,
        amountCents: intent.amountCents - intent.refundedCents,
        reason: 'Paid, but the checkout could not become an order',
        requestedBy: null,
      });
    }
    if (!isOrder && checkout.status !== 'refunded') {
      await this.stock.release(checkout.id);
      await this.checkouts.close(checkout.id, 'refunded', intent.id);
    }
    return { kind: 'refunded' };
  }
}

function isRefunded(intent: PaymentIntent): boolean {
  return intent.refundedCents >= intent.amountCents;
}

function isFor(checkout: Checkout, intent: PaymentIntent): boolean {
  return (
    intent.amountCents === checkout.totalCents &&
    intent.currency === CURRENCY &&
    intent.userId === checkout.userId
  );
}
