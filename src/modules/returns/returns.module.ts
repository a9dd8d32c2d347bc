import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenReturns } from '../orders/index.js';
import { OrderReturnsController } from './adapters/http/order-returns.controller.js';
import { ReturnImagesController } from './adapters/http/return-images.controller.js';
import { ReturnsController } from './adapters/http/returns.controller.js';
import { ReturnEmails } from './adapters/email/return-emails.js';
import { ApplyReturnRefundJob } from './adapters/jobs/apply-return-refund.job.js';
import {
  NotifyShopOfReturnJob,
  ResendReturnEmailJob,
  SendReturnEmailJob,
} from './adapters/jobs/return-emails.jobs.js';
import { RETURNS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresReturnQueries } from './adapters/postgres/postgres-return-queries.js';
import { PostgresReturnRepository } from './adapters/postgres/postgres-return-repository.js';
import { ReturnData } from './adapters/postgres/return-data.js';
import { ReturnOrderFinder } from './adapters/postgres/return-order-finder.js';
import { StoredReturnImages } from './adapters/postgres/stored-return-images.js';
import { ReturnImages } from './ports/return-images.js';
import { ReturnNotifications } from './ports/return-notifications.js';
import { ReturnQueries, ReturnRepository } from './ports/return-repository.js';
import { AddReturnImage } from './use-cases/add-return-image.js';
import { AnswerReturn } from './use-cases/answer-return.js';
import { ApplyReturnRefund } from './use-cases/apply-return-refund.js';
import { CloseReturn } from './use-cases/close-return.js';
import { LockedReturns } from './use-cases/locked-returns.js';
import { NotifyReturn } from './use-cases/notify-return.js';
import { ReceiveReturn } from './use-cases/receive-return.js';
import { RecordReturnStep } from './use-cases/record-return-step.js';
import { RefundReturn } from './use-cases/refund-return.js';
import { RequestReturn } from './use-cases/request-return.js';
import { ResendReturnEmail } from './use-cases/resend-return-email.js';
import { UnitsOfOpenReturns } from './use-cases/units-of-open-returns.js';
import { WithdrawReturn } from './use-cases/withdraw-return.js';

/** What shoppers send back of delivered orders, from their request to the refund. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(RETURNS_ENTITIES)],
  controllers: [OrderReturnsController, ReturnImagesController, ReturnsController],
  providers: [
    AddReturnImage,
    AnswerReturn,
    CloseReturn,
    ApplyReturnRefund,
    ApplyReturnRefundJob,
    LockedReturns,
    NotifyReturn,
    NotifyShopOfReturnJob,
    ReceiveReturn,
    RecordReturnStep,
    RefundReturn,
    RequestReturn,
    ReturnData,
    ReturnOrderFinder,
    ResendReturnEmail,
    ResendReturnEmailJob,
    SendReturnEmailJob,
    WithdrawReturn,
    { provide: OpenReturns, useClass: UnitsOfOpenReturns },
    { provide: ReturnImages, useClass: StoredReturnImages },
    { provide: ReturnNotifications, useClass: ReturnEmails },
    { provide: ReturnQueries, useClass: PostgresReturnQueries },
    { provide: ReturnRepository, useClass: PostgresReturnRepository },
  ],
  exports: [OpenReturns],
})
export class ReturnsModule {}
