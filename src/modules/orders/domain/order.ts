import { Money } from '../../../kernel/money.js';
import type { NewHistoryEntry, HistoryTopic } from './order-history.js';
import type { OrderLine, OrderSnapshot, PlacedOrder } from './order-snapshot.js';
import { assertStep, isRestocked, isTakenBack, type OrderStatus } from './order-status.js';

export type PaymentStatus = 'paid' | 'refunding' | 'refunded' | 'refund_failed';

const REFUND_DETAIL: Record<Exclude<PaymentStatus, 'paid'>, string> = {
  refunding: 'on its way to the card',
  refunded: 'the money is back on the card',
  refund_failed: 'the provider refused',
};

/** What of an order changes. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}

/** What of a stored order never changes, as far as a change needs it. */
export interface StoredOrder extends PlacedOrder {
  readonly totalCents: number;
  readonly lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[];
}

/** A new order; storing it gives it its number. */
export type NewOrder = Order<OrderSnapshot & { readonly id: string; readonly placedAt: Date }>;

interface StatusStep {
  /** A user's id. */
  readonly by: string;
  readonly at: Date;
}

/**
 * An order, with the changes that are still to be stored. Only its own methods change its status, and
 * each change adds to its history.
 */
export class Order<
  Facts extends Pick<StoredOrder, 'id' | 'userId' | 'totalCents' | 'lines'> = StoredOrder,
> {
  private readonly added: NewHistoryEntry[] = [];
  private state = this.loaded;

  private constructor(
    readonly facts: Facts,
    /** How it was when it was read. */
    readonly loaded: OrderState,
  ) {}

  /** A paid order that waits to be shipped. */
  static place(facts: NewOrder['facts']): NewOrder {
    const order: NewOrder = new Order(facts, { status: 'pending', paymentStatus: 'paid' });
    const { userId, totalCents, placedAt: at } = facts;
    order.record(null, 'payment', `${Money.ofCents(totalCents)} paid by card`, at);
    order.record(userId, 'status', 'pending', at);
    return order;
  }

  static stored(facts: StoredOrder, state: OrderState): Order {
    return new Order(facts, state);
  }

  get status(): OrderStatus {
    return this.state.status;
  }

  get paymentStatus(): PaymentStatus {
    return this.state.paymentStatus;
  }

  /** What happened and is not stored yet, oldest first. */
  get newHistory(): readonly NewHistoryEntry[] {
    return this.added;
  }

  /**
   * Takes a step of the status table. What is taken back is refunded; `restock` says whether a return
   * goes back in stock.
   * @throws IllegalStep
   */
  changeStatus(to: OrderStatus, { by, at, restock }: StatusStep & { restock: boolean }): void {
    this.step(to, { by, at });
    if (!isTakenBack(to)) return;
    const units = this.facts.lines.reduce((sum, line) => sum + line.quantity, 0);
    const stock = isRestocked(to, restock) ? 'back in stock' : 'left out of stock';
    this.record(by, 'stock', `${units} ${stock}`, at);
    this.state = { ...this.state, paymentStatus: 'refunding' };
    this.record(by, 'refund', `${Money.ofCents(this.facts.totalCents)} requested`, at);
  }

  /** A step that was taken earlier: the money of what was taken back is back too. @throws IllegalStep */
  recordPastStep(to: OrderStatus, step: StatusStep): void {
    this.step(to, step);
    if (isTakenBack(to)) this.updateRefund('refunded', step.at);
  }

  /** How the refund stands now; nothing where it stands so already. */
  updateRefund(paymentStatus: Exclude<PaymentStatus, 'paid'>, at: Date): void {
    if (paymentStatus === this.paymentStatus) return;
    this.state = { ...this.state, paymentStatus };
    this.record(null, 'refund', REFUND_DETAIL[paymentStatus], at);
  }

  /** A refund that failed is sent again. */
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
