import { Money } from '../../../kernel/money.js';
import { TooLateToCorrectAddress, NoFraudWarning } from './order-errors.js';
import type { NewHistoryEntry, HistoryTopic } from './order-history.js';
import {
  NO_REPORTS,
  type OrderPayment,
  paymentNotes,
  type PaymentReports,
  type PaymentStatus,
  WARNING_DISMISSED,
} from './order-payment.js';
import type { OrderLine, OrderSnapshot, PlacedOrder } from './order-snapshot.js';
import {
  assertPaymentAllows,
  assertRefundable,
  assertStep,
  isRestocked,
  isCanceledOrReturned,
  type OrderStatus,
} from './order-status.js';

/** The part of an order that changes. */
export interface OrderState extends OrderPayment {
  readonly status: OrderStatus;
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
    const order: NewOrder = new Order(snapshot, {
      status: 'pending',
      paymentStatus: 'paid',
      lostCents: 0,
    });
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

  /** What disputes took, in cents. */
  get lostCents(): number {
    return this.state.lostCents;
  }

  /** History entries that are not stored yet, oldest first. */
  get newHistory(): readonly NewHistoryEntry[] {
    return this.added;
  }

  /**
   * Changes the status along the status table. A canceled or returned order is refunded, unless a
   * dispute took the money; `restock` says whether a return goes back in stock.
   * @throws IllegalStep, PaymentInDoubt
   */
  changeStatus(to: OrderStatus, { by, at, restock }: StatusStep & { restock: boolean }): void {
    assertPaymentAllows(to, this.paymentStatus);
    this.step(to, { by, at });
    if (!isCanceledOrReturned(to)) return;
    const units = this.snapshot.lines.reduce((sum, line) => sum + line.quantity, 0);
    const stock = isRestocked(to, restock) ? 'back in stock' : 'not restocked';
    this.record(by, 'stock', `${units} ${stock}`, at);
    if (this.paymentStatus === 'dispute_lost') return;
    this.state = { ...this.state, paymentStatus: 'refunding' };
    this.record(by, 'refund', `${Money.ofCents(this.snapshot.totalCents)} requested`, at);
  }

  /**
   * Imports a past change of status; a canceled or returned order counts as refunded.
   * @throws IllegalStep
   */
  recordHistoricalStep(to: OrderStatus, step: StatusStep): void {
    this.step(to, step);
    if (!isCanceledOrReturned(to)) return;
    this.updatePayment({ paymentStatus: 'refunded', lostCents: 0 }, NO_REPORTS, step.at);
  }

  /** Sets how the payment stands; a new status adds to the history. `reports` are all of it. */
  updatePayment(payment: OrderPayment, reports: PaymentReports, at: Date): void {
    const before = this.paymentStatus;
    this.state = { ...this.state, ...payment };
    if (payment.paymentStatus === before) return;
    for (const { what, detail } of paymentNotes(before, payment, reports)) {
      this.record(null, what, detail, at);
    }
  }

  /** Goes on in spite of an early fraud warning. @throws NoFraudWarning */
  dismissFraudWarning({ by, at }: StatusStep): void {
    if (this.paymentStatus !== 'fraud_warning') throw new NoFraudWarning();
    this.state = { ...this.state, paymentStatus: 'paid' };
    this.record(by, WARNING_DISMISSED.what, WARNING_DISMISSED.detail, at);
  }

  /** Records that the delivery address is corrected. @throws TooLateToCorrectAddress */
  correctAddress({ by, at }: StatusStep): void {
    if (this.status !== 'pending') throw new TooLateToCorrectAddress();
    this.record(by, 'address', 'corrected', at);
  }

  /** Records the retry of a failed refund. @throws PaymentInDoubt */
  retryRefund({ by, at }: StatusStep): void {
    assertRefundable(this.paymentStatus);
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
