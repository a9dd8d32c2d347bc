import { REFUND_ARRIVAL } from '../../../../common/contract/order.js';
import { Money } from '../../../kernel/money.js';
import type { NewHistoryEntry, HistoryTopic } from './order-history.js';
import type { OrderLine, OrderSnapshot, PlacedOrder } from './order-snapshot.js';
import { assertStep, isRestocked, isTakenBack, type OrderStatus } from './order-status.js';

export const PAYMENT_STATUSES = ['paid', 'refunding', 'refunded', 'refund_failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const REFUND_DETAIL: Record<Exclude<PaymentStatus, 'paid'>, string> = {
  refunding: 'on its way to the card',
  refunded: `sent to the card, there ${REFUND_ARRIVAL}`,
  refund_failed: 'refused by the card provider',
};

/** The part of an order that changes. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}

/** The immutable part of a stored order, as far as a change needs it. */
export interface StoredOrder extends PlacedOrder {
  readonly totalCents: number;
  readonly lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[];
}

/** A new order; its number is assigned when it is stored. */
export type NewOrder = Order<OrderSnapshot & { readonly id: string; readonly placedAt: Date }>;

interface StatusStep {
  /** A user's id. */
  readonly by: string;
  readonly at: Date;
}

/**
 * An order with its unsaved changes. Only its own methods change its status, and each change adds
 * to its history.
 */
export class Order<
  Snapshot extends Pick<StoredOrder, 'id' | 'userId' | 'totalCents' | 'lines'> = StoredOrder,
> {
  private readonly added: NewHistoryEntry[] = [];
  private state = this.storedState;

  private constructor(
    readonly snapshot: Snapshot,
    /** The state as it was read from storage. */
    readonly storedState: OrderState,
  ) {}

  /** A paid order that waits to be shipped. */
  static place(snapshot: NewOrder['snapshot']): NewOrder {
    const order: NewOrder = new Order(snapshot, { status: 'pending', paymentStatus: 'paid' });
    const { userId, totalCents, placedAt: at } = snapshot;
    order.record(null, 'payment', `${Money.ofCents(totalCents)} paid by card`, at);
    order.record(userId, 'status', 'pending', at);
    return order;
  }

  static restore(snapshot: StoredOrder, state: OrderState): Order {
    return new Order(snapshot, state);
  }

  get status(): OrderStatus {
    return this.state.status;
  }

  get paymentStatus(): PaymentStatus {
    return this.state.paymentStatus;
  }

  /** History entries that are not stored yet, oldest first. */
  get newHistory(): readonly NewHistoryEntry[] {
    return this.added;
  }

  /**
   * Changes the status along the status table. A canceled or returned order is refunded; `restock`
   * says whether a return goes back in stock.
   * @throws IllegalStep
   */
  changeStatus(to: OrderStatus, { by, at, restock }: StatusStep & { restock: boolean }): void {
    this.step(to, { by, at });
    if (!isTakenBack(to)) return;
    const units = this.snapshot.lines.reduce((sum, line) => sum + line.quantity, 0);
    const stock = isRestocked(to, restock) ? 'back in stock' : 'not restocked';
    this.record(by, 'stock', `${units} ${stock}`, at);
    this.state = { ...this.state, paymentStatus: 'refunding' };
    this.record(by, 'refund', `${Money.ofCents(this.snapshot.totalCents)} requested`, at);
  }

  /**
   * Imports a past change of status; a canceled or returned order counts as refunded. @throws
   * IllegalStep
   */
  recordHistoricalStep(to: OrderStatus, step: StatusStep): void {
    this.step(to, step);
    if (isTakenBack(to)) this.updateRefund('refunded', step.at);
  }

  /** Sets the state of the refund; does nothing where it has that state already. */
  updateRefund(paymentStatus: Exclude<PaymentStatus, 'paid'>, at: Date): void {
    if (paymentStatus === this.paymentStatus) return;
    this.state = { ...this.state, paymentStatus };
    this.record(null, 'refund', REFUND_DETAIL[paymentStatus], at);
  }

  /** Records the retry of a failed refund. */
  retryRefund({ by, at }: StatusStep): void {
    this.state = { ...this.state, paymentStatus: 'refunding' };
    this.record(by, 'refund', 'requested again', at);
  }

  private step(to: OrderStatus, { by, at }: StatusStep): void {
    assertStep(this.status, to);
    this.state = { ...this.state, status: to };
    this.record(by, 'status', to, at);
  }

  private record(by: string | null, what: HistoryTopic, detail: string, at: Date): void {
    this.added.push({ at, by, what, detail });
  }
}
