import { Injectable } from '@nestjs/common';
import { isId } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { OutOfStock, Stock } from '../../catalog/index.js';
import { OrderQueries, type PlacedOrder } from '../../orders/index.js';
import { type PaymentIntent, Payments, Refunds } from '../../payment/index.js';
import { type Checkout, CURRENCY } from '../domain/checkout.js';
import { Checkouts } from '../ports/checkouts.js';
import { type OrderRequest, PlacePaidOrder } from './place-paid-order.js';

/** What became of a payment. */
export type Completion =
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly isNew: boolean }
  /** Paid, but no order can come of it: the full amount goes back. */
  | { readonly kind: 'refunded' }
  | { readonly kind: 'unpaid'; readonly intent: PaymentIntent; readonly checkout: Checkout }
  /** Amount, currency or owner are not the checkout's: for an admin to look at. */
  | { readonly kind: 'differs' }
  /** No such payment, no checkout of ours, or not the asking user's. */
  | { readonly kind: 'unknown' };

/**
 * The only thing that makes an order, however often and by whomever it is called: the browser,
 * the provider's event, the sweeper and the reconciler.
 */
@Injectable()
export class CompleteCheckout {
  constructor(
    private readonly payments: Payments,
    private readonly checkouts: Checkouts,
    private readonly orders: OrderQueries,
    private readonly placePaidOrder: PlacePaidOrder,
    private readonly stock: Stock,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws ProviderAway, ProviderRefused */
  async execute(intentId: string, asked?: OrderRequest): Promise<Completion> {
    const known = await this.orders.findByTransaction(intentId);
    if (known) return this.placed(known, asked);
    const intent = await this.payments.retrieve(intentId);
    const { checkoutId } = intent ?? {};
    if (!intent || !isId(checkoutId)) return { kind: 'unknown' };
    const completion = await this.decide(intent, checkoutId, asked);
    if (completion.kind === 'placed' && completion.isNew) this.failpoints.reach('order-committed');
    return completion;
  }

  private placed(order: PlacedOrder, asked?: OrderRequest): Completion {
    if (asked && asked.userId !== order.userId) return { kind: 'unknown' };
    return { kind: 'placed', order, isNew: false };
  }

  private async decide(
    intent: PaymentIntent,
    checkoutId: string,
    asked?: OrderRequest,
  ): Promise<Completion> {
    try {
      return await this.unitOfWork.run(() => this.underLock(intent, checkoutId, asked, false));
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error;
      // What it took of the stock is rolled back; under a new lock, all is looked at again.
      return this.unitOfWork.run(() => this.underLock(intent, checkoutId, asked, true));
    }
  }

  private async underLock(
    intent: PaymentIntent,
    checkoutId: string,
    asked: OrderRequest | undefined,
    isSoldOut: boolean,
  ): Promise<Completion> {
    const checkout = await this.checkouts.lock(checkoutId);
    if (!checkout || (asked && asked.userId !== checkout.userId)) return { kind: 'unknown' };
    // It is completed by the transaction that places its order: no other has one.
    const order =
      checkout.status === 'completed' ? await this.orders.findByCheckout(checkout.id) : undefined;
    if (order?.transactionId === intent.id) return this.placed(order);
    if (intent.status !== 'succeeded') return { kind: 'unpaid', intent, checkout };
    if (!isFor(checkout, intent)) return { kind: 'differs' };
    const isGone = checkout.status === 'released' && isSoldOut;
    if (order || isGone || checkout.status === 'refunded' || isRefunded(intent)) {
      return this.giveBack(checkout, intent, order !== undefined);
    }
    if (checkout.status === 'released') await this.stock.take({ ...checkout, checkoutId });
    const placed = await this.placePaidOrder.execute(checkout, intent, asked);
    return { kind: 'placed', order: placed, isNew: true };
  }

  /** The rest of the money goes back; a checkout that is no order holds nothing any more. */
  private async giveBack(
    checkout: Checkout,
    intent: PaymentIntent,
    isOrder: boolean,
  ): Promise<Completion> {
    if (!isRefunded(intent)) {
      await this.refunds.request({
        intentId: intent.id,
        orderId: null,
        amountCents: intent.amountCents - intent.refundedCents,
        reason: 'Paid when the checkout could no longer become an order',
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
