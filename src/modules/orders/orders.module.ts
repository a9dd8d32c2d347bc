import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { OrdersBulkController } from './adapters/http/orders-bulk.controller.js';
import { OrderRefundsController } from './adapters/http/order-refunds.controller.js';
import { OrdersController } from './adapters/http/orders.controller.js';
import { ShipmentFileController } from './adapters/http/shipment-file.controller.js';
import { ParcelsController } from './adapters/http/parcels.controller.js';
import {
  ApplyPartRefundJob,
  ApplyPaymentReportsJob,
  ApplyRefundUpdateJob,
  EnterForeignRefundsJob,
} from './adapters/jobs/sync-order-payment.jobs.js';
import {
  ResendOrderEmailJob,
  SendConfirmationJob,
  SendParcelEmailJob,
  SendRefundEmailJob,
  SendReturnedRefundEmailJob,
  SendStatusEmailJob,
} from './adapters/jobs/order-emails.jobs.js';
import { OrderGauge } from './adapters/metrics/order-gauge.js';
import { OutboxUnsentOrderEmails } from './adapters/postgres/unsent-order-emails.js';
import { OrderEmails } from './adapters/email/order-emails.js';
import { ORDERS_ENTITIES } from './adapters/postgres/entities.js';
import { OrderPages } from './adapters/postgres/order-pages.js';
import { OrderSearch } from './adapters/postgres/order-search.js';
import { ParcelRows } from './adapters/postgres/parcel-rows.js';
import { PostgresOrderQueries } from './adapters/postgres/postgres-order-queries.js';
import { PostgresOrderRepository } from './adapters/postgres/postgres-order-repository.js';
import { ForeignRefunds, OrderRepository } from './ports/order-repository.js';
import { OrderNotifications, UnsentOrderEmails } from './ports/order-notifications.js';
import { OrderFinders } from './ports/order-finders.js';
import { OrderQueries } from './ports/order-queries.js';
import { ReturnWindow } from './ports/open-returns.js';
import { CancelOwnOrder } from './use-cases/cancel-own-order.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { CorrectAddress } from './use-cases/correct-address.js';
import { CorrectTracking } from './use-cases/correct-tracking.js';
import { ApplyShipment } from './use-cases/apply-shipment.js';
import { ShipListedOrders } from './use-cases/ship-listed-orders.js';
import { ShipParcel } from './use-cases/ship-parcel.js';
import { UndoParcel } from './use-cases/undo-parcel.js';
import { SyncOrderPayment } from './use-cases/sync-order-payment.js';
import { DismissFraudWarning } from './use-cases/dismiss-fraud-warning.js';
import { PaymentReportsReader } from './use-cases/payment-reports-reader.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { RecordHistoricalOrder } from './use-cases/record-historical-order.js';
import { EnterForeignRefunds } from './use-cases/enter-foreign-refunds.js';
import { RefundPartOfOrder } from './use-cases/refund-part-of-order.js';
import { PlanPartRefund } from './use-cases/plan-part-refund.js';
import { ApplyPartRefund } from './use-cases/apply-part-refund.js';
import { CancelRestOfOrder } from './use-cases/cancel-rest-of-order.js';
import { RetryOrderRefund } from './use-cases/retry-order-refund.js';
import { ResendOrderEmail } from './use-cases/resend-order-email.js';
import { ShipOrders } from './use-cases/ship-orders.js';
import { NotifyRefund } from './use-cases/notify-refund.js';
import { NotifyCustomer } from './use-cases/notify-customer.js';
import { SendOrderEmail } from './use-cases/send-order-email.js';
import { ApplyStatusChange } from './use-cases/apply-status-change.js';
import { OrderUserSearch } from './adapters/postgres/order-user-search.js';
import { PostgresCustomerOrders } from './adapters/postgres/postgres-customer-orders.js';
import { CustomerOrders } from './ports/customer-orders.js';
import { OrderData } from './adapters/postgres/order-data.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ORDERS_ENTITIES)],
  controllers: [
    OrdersBulkController,
    OrderRefundsController,
    OrdersController,
    ParcelsController,
    ShipmentFileController,
  ],
  providers: [
    OrderData,
    OrderGauge,
    OrderFinders,
    OrderUserSearch,
    { provide: OrderRepository, useClass: PostgresOrderRepository },
    { provide: OrderQueries, useClass: PostgresOrderQueries },
    { provide: CustomerOrders, useClass: PostgresCustomerOrders },
    { provide: OrderNotifications, useClass: OrderEmails },
    { provide: UnsentOrderEmails, useClass: OutboxUnsentOrderEmails },
    {
      provide: ReturnWindow,
      inject: [ShopSettingsSource],
      useFactory: (settings: ShopSettingsSource): ReturnWindow => ({
        days: async () => (await settings.current()).returnDays,
        timeZone: async () => (await settings.current()).timeZone,
      }),
    },
    OrderPages,
    OrderSearch,
    ParcelRows,
    PaymentReportsReader,
    PlaceOrder,
    RecordHistoricalOrder,
    ApplyStatusChange,
    ApplyShipment,
    ShipParcel,
    ShipListedOrders,
    CorrectTracking,
    UndoParcel,
    ChangeStatus,
    CancelOwnOrder,
    CorrectAddress,
    SyncOrderPayment,
    PlanPartRefund,
    ApplyPartRefund,
    RefundPartOfOrder,
    CancelRestOfOrder,
    RetryOrderRefund,
    EnterForeignRefunds,
    { provide: ForeignRefunds, useExisting: EnterForeignRefunds },
    DismissFraudWarning,
    ShipOrders,
    SendOrderEmail,
    NotifyCustomer,
    NotifyRefund,
    ResendOrderEmail,
    ApplyRefundUpdateJob,
    ApplyPartRefundJob,
    EnterForeignRefundsJob,
    ApplyPaymentReportsJob,
    SendConfirmationJob,
    SendStatusEmailJob,
    SendParcelEmailJob,
    SendRefundEmailJob,
    SendReturnedRefundEmailJob,
    ResendOrderEmailJob,
  ],
  exports: [
    CustomerOrders,
    ForeignRefunds,
    OrderFinders,
    OrderQueries,
    OrderRepository,
    PlaceOrder,
    RecordHistoricalOrder,
    RefundPartOfOrder,
    ReturnWindow,
    SendOrderEmail,
  ],
})
export class OrdersModule {}
