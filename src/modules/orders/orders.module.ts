import { Global, Module } from '@nestjs/common';
import { OrdersBulkController } from './adapters/http/orders-bulk.controller.js';
import { OrdersController } from './adapters/http/orders.controller.js';
import { NoteRefundJob } from './adapters/jobs/note-refund.job.js';
import { SendConfirmationJob } from './adapters/jobs/send-confirmation.job.js';
import { SendStatusMailJob } from './adapters/jobs/send-status-mail.job.js';
import { DeskCustomerMail } from './adapters/mail/desk-customer-mail.js';
import { PostgresOrderQueries } from './adapters/postgres/postgres-order-queries.js';
import { PostgresOrderRepository } from './adapters/postgres/postgres-order-repository.js';
import { CustomerMail } from './ports/customer-mail.js';
import { OrderQueries } from './ports/order-queries.js';
import { OrderRepository } from './ports/order-repository.js';
import { Orders } from './ports/orders.js';
import { PastOrders } from './ports/past-orders.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { NoteRefund } from './use-cases/note-refund.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { RecordPastOrder } from './use-cases/record-past-order.js';
import { RetryOrderRefund } from './use-cases/retry-order-refund.js';
import { ShipOrders } from './use-cases/ship-orders.js';
import { TellCustomer } from './use-cases/tell-customer.js';

/** What was bought, and what becomes of it. */
@Global()
@Module({
  controllers: [OrdersBulkController, OrdersController],
  providers: [
    { provide: Orders, useClass: PlaceOrder },
    { provide: PastOrders, useClass: RecordPastOrder },
    { provide: OrderRepository, useClass: PostgresOrderRepository },
    { provide: OrderQueries, useClass: PostgresOrderQueries },
    { provide: CustomerMail, useClass: DeskCustomerMail },
    ChangeStatus,
    NoteRefund,
    RetryOrderRefund,
    ShipOrders,
    TellCustomer,
    NoteRefundJob,
    SendConfirmationJob,
    SendStatusMailJob,
  ],
  exports: [Orders, OrderQueries, PastOrders],
})
export class OrdersModule {}
