import { isPartlyShipped, NO_TRACKING, type Tracking } from '../../../../common/contract/parcel.js';
import { Money } from '../../../kernel/money.js';
import { TooLateToCorrectAddress, NoFraudWarning } from './order-errors.js';
import { ParcelIsFinal, PartlyShipped } from './parcel-errors.js';
import {
  type NewParcel,
  nextParcel,
  type Parcel,
  parcelOf,
  unitsOf,
  unshippedLines,
  withDelivery,
  withTracking,
} from './parcel.js';
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
  readonly lines: readonly Pick<IdentifiedLine, 'id' | 'name' | 'productId' | 'quantity'>[];
}

/** A line with the id by which parcels refer to it. */
export type IdentifiedLine = OrderLine & { readonly id: string };

/** A new order; its number is assigned when it is stored. */
export type NewOrder = Order<
  Omit<OrderSnapshot, 'lines'> & {
    readonly id: string;
    readonly placedAt: Date;
    readonly lines: readonly IdentifiedLine[];
  }
>;

/** The statuses that an order reaches without shipping anything. */
type OtherStatus = Exclude<OrderStatus, 'shipped'>;

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
  private allParcels = this.storedParcels;

  private constructor(
    readonly snapshot: Snapshot,
    /** The state as it was read from storage. */
    readonly storedState: OrderState,
    /** The parcels as they were read from storage. */
    readonly storedParcels: readonly Parcel[] = [],
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

  static restore(snapshot: StoredOrder, state: OrderState, parcels: readonly Parcel[] = []): Order {
    return new Order(snapshot, state, parcels);
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

  /** Whatever was shipped, by number; none for an order that was shipped before there were parcels. */
  get parcels(): readonly Parcel[] {
    return this.allParcels;
  }

  /** History entries that are not stored yet, oldest first. */
  get newHistory(): readonly NewHistoryEntry[] {
    return this.added;
  }

  /**
   * Changes the status along the status table. A canceled or returned order is refunded, unless a
   * dispute took the money; `restock` says whether a return goes back in stock.
   * @throws IllegalStep, PaymentInDoubt, PartlyShipped
   */
  changeStatus(to: OtherStatus, { by, at, restock }: StatusStep & { restock: boolean }): void {
    assertPaymentAllows(to, this.paymentStatus);
    this.assertWhole(to);
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
   * Hands units to a carrier. The order is shipped once all are.
   * @throws IllegalStep, PaymentInDoubt, MoreThanLeft, InvalidInput
   */
  ship(wanted: NewParcel, { by, at }: StatusStep): Parcel {
    assertPaymentAllows('shipped', this.paymentStatus);
    assertStep(this.status, 'shipped', this.isPartlyShipped);
    const parcel = this.addParcel(wanted, at);
    const left = unitsOf(unshippedLines(this.snapshot.lines, this.parcels));
    const isOnly = left === 0 && this.parcels.length === 1;
    if (!isOnly) {
      const what = left === 0 ? 'completes the order' : 'shipped';
      const units = `${unitsOf(parcel.lines)} of ${unitsOf(this.snapshot.lines)} units`;
      this.record(by, 'parcel', `parcel ${parcel.number} ${what}: ${units}`, at);
    }
    if (left === 0) this.step('shipped', { by, at });
    return parcel;
  }

  /** Corrects carrier and tracking, at any time. @throws NotFound, InvalidInput */
  correctTracking(parcelId: string, tracking: Tracking, { by, at }: StatusStep): Parcel {
    const parcel = withTracking(parcelOf(this.parcels, parcelId), tracking);
    this.allParcels = this.parcels.map((each) => (each.id === parcelId ? parcel : each));
    this.record(by, 'parcel', `parcel ${parcel.number} tracking corrected`, at);
    return parcel;
  }

  /** Takes back a parcel that has not left after all. @throws NotFound, ParcelIsFinal */
  undoParcel(parcelId: string, { by, at }: StatusStep): Parcel {
    const parcel = parcelOf(this.parcels, parcelId);
    if (this.status !== 'pending') throw new ParcelIsFinal();
    this.allParcels = this.parcels.filter(({ id }) => id !== parcelId);
    this.record(by, 'parcel', `parcel ${parcel.number} undone`, at);
    return parcel;
  }

  /**
   * Imports a past change of status; a canceled or returned order counts as refunded. `parcelId` is
   * the id of the parcel where one was shipped.
   * @throws IllegalStep
   */
  recordHistoricalStep(to: OrderStatus, step: StatusStep, parcelId: string): void {
    if (to === 'shipped') this.addParcel({ id: parcelId, tracking: NO_TRACKING }, step.at);
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
    if (this.status !== 'pending' || this.isPartlyShipped) throw new TooLateToCorrectAddress();
    this.record(by, 'address', 'corrected', at);
  }

  /** Records the retry of a failed refund. @throws PaymentInDoubt */
  retryRefund({ by, at }: StatusStep): void {
    assertRefundable(this.paymentStatus);
    this.state = { ...this.state, paymentStatus: 'refunding' };
    this.record(by, 'refund', 'requested again', at);
  }

  private get isPartlyShipped(): boolean {
    return isPartlyShipped(this.status, this.parcels.length);
  }

  private assertWhole(to: OrderStatus): void {
    if (to === 'canceled' && this.isPartlyShipped) throw new PartlyShipped();
  }

  private addParcel(wanted: NewParcel, at: Date): Parcel {
    const parcel = nextParcel(wanted, this.snapshot.lines, this.parcels, at);
    this.allParcels = [...this.parcels, parcel];
    return parcel;
  }

  private step(to: OrderStatus, { by, at }: StatusStep): void {
    assertStep(this.status, to, this.isPartlyShipped);
    this.state = { ...this.state, status: to };
    if (to === 'delivered') {
      this.allParcels = this.parcels.map((parcel) => withDelivery(parcel, at));
    }
    this.record(by, 'status', to, at);
  }

  private record(by: string | null, what: HistoryTopic, detail: string, at: Date): void {
    this.added.push({ at, by, what, detail });
  }
}
