import { isPartlyShipped } from '../../../../common/contract/order-status.js';
import { NO_TRACKING, type Tracking } from '../../../../common/contract/parcel.js';
import { unitsOf } from '../../../../common/format/units.js';
import { Money } from '../../../kernel/money.js';
import { TooLateToCorrectAddress, NoFraudWarning } from './order-errors.js';
import {
  type LineUnits,
  type NewParcel,
  nextParcel,
  type Parcel,
  ParcelIsFinal,
  parcelOf,
  PartlyShipped,
  shippedDetail,
  unshippedLines,
  withDelivery,
  withTracking,
} from './parcel.js';
import { type NewHistoryEntry, type HistoryTopic, partTexts } from './order-history.js';
import {
  NO_REPORTS,
  type OrderPayment,
  paymentTexts,
  type PaymentReports,
  type PaymentStatus,
  WARNING_DISMISSED,
} from './order-payment.js';
import { wholeOrder } from './order-refund.js';
import {
  assertPaymentAllows,
  assertPaymentRefundable,
  assertStep,
  isRestocked,
  isCanceledOrReturned,
  type OrderStatus,
} from './order-status.js';
import {
  type NewOrderSnapshot,
  type OrderState,
  type PartOfOrder,
  PLACED,
  type RestockStep,
  type RestOfOrder,
  type StatusStep,
  type StoredOrder,
} from './stored-order.js';

export type * from './stored-order.js';

/** A new order; its number is assigned when it is stored. */
export type NewOrder = Order<NewOrderSnapshot>;

/** The statuses that an order reaches without shipping anything. */
type OtherStatus = Exclude<OrderStatus, 'shipped'>;

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
    const order: NewOrder = new Order(snapshot, PLACED);
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

  /** What confirmed refunds of parts took, in cents. */
  get partRefundedCents(): number {
    return this.state.partRefundedCents;
  }

  /** History entries that are not stored yet, oldest first. */
  get newHistory(): readonly NewHistoryEntry[] {
    return this.added;
  }

  /**
   * Changes the status along the status table. Of a canceled or returned order all that is left goes
   * back, unless a dispute took the money: `rest` is what the refunds before have left, the whole order
   * where there were none, and `restock` says whether its units go back in stock.
   * @throws IllegalStep, PaymentInDoubt, PartlyShipped
   */
  changeStatus(to: OtherStatus, step: RestockStep & { readonly rest?: RestOfOrder }): void {
    const { at, by, restock, rest = wholeOrder(this.snapshot) } = step;
    assertPaymentAllows(to, this.paymentStatus);
    if (to === 'canceled' && this.isPartlyShipped) throw new PartlyShipped();
    this.step(to, { by, at });
    if (!isCanceledOrReturned(to)) return;
    const stock = isRestocked(to, restock) ? 'back in stock' : 'not restocked';
    if (rest.units > 0) this.record(by, 'stock', `${rest.units} ${stock}`, at);
    if (this.paymentStatus === 'dispute_lost' || rest.cents === 0) return;
    this.state = { ...this.state, paymentStatus: 'refunding' };
    this.record(by, 'refund', `${Money.ofCents(rest.cents)} requested`, at);
  }

  /** Refunds a part; a partly shipped order that keeps nothing to ship is shipped. @throws PaymentInDoubt */
  requestRefund(part: PartOfOrder, { by, at, restock }: RestockStep): void {
    const { cents, refunded, withheld } = part;
    assertPaymentRefundable(this.paymentStatus, withheld !== null);
    for (const { what, detail } of partTexts(part, restock)) this.record(by, what, detail, at);
    if (cents > 0) this.awaitRefund();
    if (this.isPartlyShipped && this.unitsToShip(refunded) === 0) this.step('shipped', { by, at });
  }

  /**
   * Hands units to a carrier, but none that refunds took. The order is shipped once all others are.
   * @throws IllegalStep, PaymentInDoubt, MoreThanLeft, NothingToShip, InvalidInput
   */
  ship(wanted: NewParcel, { by, at }: StatusStep, refunded: readonly LineUnits[]): Parcel {
    assertPaymentAllows('shipped', this.paymentStatus);
    assertStep(this.status, 'shipped', this.isPartlyShipped);
    const parcel = this.addParcel(wanted, at, refunded);
    const left = this.unitsToShip(refunded);
    if (left > 0 || this.parcels.length > 1) {
      this.record(by, 'parcel', shippedDetail(parcel, this.snapshot.lines, left), at);
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
    if (to === 'shipped') this.addParcel({ id: parcelId, tracking: NO_TRACKING }, step.at, []);
    this.step(to, step);
    if (!isCanceledOrReturned(to)) return;
    const payment = { paymentStatus: 'refunded', lostCents: 0, partRefundedCents: 0 } as const;
    this.updatePayment(payment, NO_REPORTS, step.at);
  }

  /** Sets how the payment stands; a new status adds to the history. `reports` are all of it. */
  updatePayment(payment: OrderPayment, reports: PaymentReports, at: Date): void {
    const before = this.state;
    this.state = { ...before, ...payment };
    for (const { what, detail } of paymentTexts(before, payment, reports)) {
      this.record(null, what, detail, at);
    }
  }

  /** Goes on in spite of an early fraud warning; `paymentStatus` is that without it. @throws NoFraudWarning */
  dismissFraudWarning({ by, at }: StatusStep, paymentStatus: PaymentStatus): void {
    if (this.paymentStatus !== 'fraud_warning') throw new NoFraudWarning();
    this.state = { ...this.state, paymentStatus };
    this.record(by, WARNING_DISMISSED.what, WARNING_DISMISSED.detail, at);
  }

  /** Records that the delivery address is corrected. @throws TooLateToCorrectAddress */
  correctAddress({ by, at }: StatusStep): void {
    if (this.status !== 'pending' || this.isPartlyShipped) throw new TooLateToCorrectAddress();
    this.record(by, 'address', 'corrected', at);
  }

  /** Records the retry of a failed refund. @throws PaymentInDoubt */
  retryRefund({ by, at }: StatusStep): void {
    assertPaymentRefundable(this.paymentStatus);
    this.awaitRefund();
    this.record(by, 'refund', 'requested again', at);
  }

  /** A warning still keeps the rest from being shipped. */
  private awaitRefund(): void {
    if (this.paymentStatus === 'fraud_warning') return;
    this.state = { ...this.state, paymentStatus: 'refunding' };
  }

  private get isPartlyShipped(): boolean {
    return isPartlyShipped(this.status, this.parcels.length);
  }

  private unitsToShip(refunded: readonly LineUnits[]): number {
    return unitsOf(unshippedLines({ ...this.snapshot, parcels: this.parcels, refunded }));
  }

  private addParcel(wanted: NewParcel, at: Date, refunded: readonly LineUnits[]): Parcel {
    const parcel = nextParcel(wanted, { ...this.snapshot, parcels: this.parcels, refunded }, at);
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
