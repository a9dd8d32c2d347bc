import { unitsOf } from '../../../../common/format/units.js';
import {
  SHOP_IN_UTC,
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { FakeCatalog } from '../../catalog/testing/fake-catalog.js';
import { FakeStock } from '../../catalog/testing/fake-stock.js';
import { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import { FakeFraudWarnings } from '../../payment/testing/fake-fraud-warnings.js';
import { FakeReportedIntents } from '../../payment/testing/fake-reported-intents.js';
import { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import type { Parcel } from '../domain/parcel.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { OpenReturns } from '../ports/open-returns.js';
import { OrderNotifications } from '../ports/order-notifications.js';
import type { OrderRecord, OrderRefundRecord } from '../ports/order-queries.js';
import { SyncOrderPayment } from '../use-cases/sync-order-payment.js';
import { CancelOwnOrder } from '../use-cases/cancel-own-order.js';
import { ChangeStatus } from '../use-cases/change-status.js';
import { CorrectAddress } from '../use-cases/correct-address.js';
import { DismissFraudWarning } from '../use-cases/dismiss-fraud-warning.js';
import { NotifyCustomer } from '../use-cases/notify-customer.js';
import { NotifyRefund } from '../use-cases/notify-refund.js';
import { PaymentReportsReader } from '../use-cases/payment-reports-reader.js';
import { PlaceOrder } from '../use-cases/place-order.js';
import { RecordHistoricalOrder } from '../use-cases/record-historical-order.js';
import { EnterForeignRefunds } from '../use-cases/enter-foreign-refunds.js';
import { RefundPartOfOrder } from '../use-cases/refund-part-of-order.js';
import { PlanPartRefund } from '../use-cases/plan-part-refund.js';
import { ApplyPartRefund } from '../use-cases/apply-part-refund.js';
import { CancelRestOfOrder } from '../use-cases/cancel-rest-of-order.js';
import { RetryOrderRefund } from '../use-cases/retry-order-refund.js';
import { ResendOrderEmail } from '../use-cases/resend-order-email.js';
import { SendOrderEmail } from '../use-cases/send-order-email.js';
import { ShipOrders } from '../use-cases/ship-orders.js';
import { ApplyShipment } from '../use-cases/apply-shipment.js';
import { ApplyStatusChange } from '../use-cases/apply-status-change.js';
import { CorrectTracking } from '../use-cases/correct-tracking.js';
import { ShipListedOrders } from '../use-cases/ship-listed-orders.js';
import { ShipParcel } from '../use-cases/ship-parcel.js';
import { UndoParcel } from '../use-cases/undo-parcel.js';
import { InMemoryOrderQueries } from './in-memory-order-queries.js';
import { InMemoryOrderRepository } from './in-memory-order-repository.js';
import { newOrderSnapshot } from './order-fixtures.js';

/** Records the emails that were sent. */
class RecordedNotifications extends OrderNotifications {
  readonly sent: (
    | { number: number; status: OrderStatus; sendId: string }
    | { number: number; parcel: number; sendId: string }
  )[] = [];
  readonly refunds: { number: number; cents: number; sendId: string }[] = [];
  readonly returnedRefunds: { number: number; cents: number; sendId: string }[] = [];
  isUnavailable = false;

  async sendRefund(
    { number }: OrderRecord,
    { amountCents: cents }: OrderRefundRecord,
    sendId: string,
  ): Promise<string> {
    this.refunds.push({ number, cents, sendId });
    return `Refund of order ${number}`;
  }

  async sendReturnedRefund(
    { number }: OrderRecord,
    { amountCents: cents }: OrderRefundRecord,
    sendId: string,
  ): Promise<string> {
    this.returnedRefunds.push({ number, cents, sendId });
    return `Returned refund of order ${number}`;
  }

  async send({ number }: OrderRecord, status: OrderStatus, sendId: string): Promise<string> {
    if (this.isUnavailable) throw new Error('The mail server is away.');
    this.sent.push({ number, status, sendId });
    return `Order ${number} ${status}`;
  }

  async sendParcel({ number }: OrderRecord, parcel: Parcel, sendId: string): Promise<string> {
    this.sent.push({ number, parcel: parcel.number, sendId });
    return `Part of order ${number}`;
  }
}

const noReturns: OpenReturns = { unitsOf: async () => [] };

/** All use cases of the orders on fakes. */
export function ordersFixture(openReturns = noReturns) {
  const [clock, events, unitOfWork, ids] = [
    new SettableClock(),
    new RecordedEvents(),
    new DirectUnitOfWork(),
    new CountingIds(),
  ];
  const catalog = new FakeCatalog();
  const [orders, stock, refunds, auditLog, notifications] = [
    new InMemoryOrderRepository(),
    new FakeStock(catalog),
    new FakeRefunds(),
    new RecordedAuditLog(),
    new RecordedNotifications(),
  ];
  const [disputes, warnings] = [new FakeDisputes(), new FakeFraudWarnings()];
  const reported = new FakeReportedIntents(disputes, warnings);
  const reports = new PaymentReportsReader(reported, disputes, warnings, SHOP_IN_UTC);
  const queries = new InMemoryOrderQueries(orders, undefined, (intentId) =>
    refunds.requested
      .filter((refund) => refund.intentId === intentId)
      .map(({ part, requestedBy: by, ...refund }) => ({
        ...refund,
        by,
        at: clock.now(),
        part: part && { ...part, isForeign: part.providerId !== null },
      })),
  );
  const applyShipment = new ApplyShipment(orders, refunds, events, ids, clock);
  const applyStatusChange = new ApplyStatusChange(
    orders,
    stock,
    refunds,
    applyShipment,
    events,
    clock,
  );
  const change = new ChangeStatus(orders, applyStatusChange, auditLog, unitOfWork);
  const refundPart = new PlanPartRefund(refunds, stock, clock);
  const applyPartRefund = new ApplyPartRefund(orders, refundPart, events, auditLog);
  const shipParcel = new ShipParcel(orders, applyShipment, auditLog, unitOfWork);
  const sendEmail = new SendOrderEmail(queries, orders, unitOfWork, clock);
  const window = { days: async () => 30, timeZone: async () => 'UTC' };
  const place = new PlaceOrder(orders, reports, window, events, unitOfWork, ids, clock);
  return {
    clock,
    events,
    orders,
    queries,
    stock,
    refunds,
    disputes,
    warnings,
    auditLog,
    notifications,
    sendEmail,
    change,
    place,
    syncOrderPayment: new SyncOrderPayment(orders, refunds, reports, events, clock),
    correctAddress: new CorrectAddress(orders, auditLog, unitOfWork, clock),
    dismiss: new DismissFraudWarning(
      ...([orders, warnings, refunds, reports, auditLog, unitOfWork, clock] as const),
    ),
    notify: new NotifyCustomer(notifications, sendEmail),
    notifyRefund: new NotifyRefund(notifications, sendEmail),
    record: new RecordHistoricalOrder(orders, refunds, events, ids),
    refundOrder: new RefundPartOfOrder(
      ...([orders, openReturns, refundPart, applyPartRefund, unitOfWork] as const),
    ),
    cancelRest: new CancelRestOfOrder(orders, refundPart, applyPartRefund, unitOfWork),
    enterForeignRefunds: new EnterForeignRefunds(queries, orders, refunds, unitOfWork),
    retry: new RetryOrderRefund(orders, refunds, auditLog, unitOfWork, clock),
    cancelOwn: new CancelOwnOrder(orders, applyStatusChange, unitOfWork),
    resend: new ResendOrderEmail(queries, events, auditLog, unitOfWork),
    ship: new ShipOrders(change),
    shipParcel,
    shipListed: new ShipListedOrders(queries, orders, shipParcel, applyShipment, unitOfWork),
    correctTracking: new CorrectTracking(orders, auditLog, unitOfWork, clock),
    undoParcel: new UndoParcel(orders, auditLog, unitOfWork, clock),
    /** A pending order of two products and three units, which sells them out. */
    placeOne: async (number = 1): Promise<PlacedOrder> => {
      const {
        id: _id,
        placedAt: _placedAt,
        returnDays: _days,
        ...snapshot
      } = newOrderSnapshot(number, 'ada');
      const { checkoutId, userId, lines } = snapshot;
      for (const { productId, quantity } of lines) catalog.sell(productId, { quantity });
      await stock.hold({ checkoutId, userId, lines });
      refunds.captured.set(snapshot.transactionId, snapshot.totalCents);
      const placed = await place.execute(snapshot);
      await stock.commit(checkoutId);
      return placed;
    },
    /** Units in stock, of all products. */
    inStock: () => unitsOf([...catalog.all.values()]),
    /** Units sold and not returned. */
    unitsSold: () => [...stock.sold.values()].reduce((sum, units) => sum + units, 0),
    /** The history of an order, without times. */
    historyOf: async (orderId: string) =>
      (await queries.find(orderId))!.history.map(({ by, what, detail }) => [by, what, detail]),
  };
}

export type OrdersFixture = ReturnType<typeof ordersFixture>;
