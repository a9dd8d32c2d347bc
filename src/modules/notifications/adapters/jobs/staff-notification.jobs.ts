import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainEvents } from '../../../../kernel/domain-event.js';
import { ShopTimeZone } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { orderPlaced } from '../../../orders/index.js';
import {
  disputeOpened,
  fraudWarningIssued,
  partRefundChanged,
  refundChanged,
} from '../../../payment/index.js';
import {
  type AlarmChange,
  alarmChanged,
  lowStockDue,
  type NotificationSubject,
  staffNotificationDue,
  type SubjectOf,
} from '../../domain/notification-events.js';
import { PlanNotifications } from '../../use-cases/plan-notifications.js';
import { SendNotification } from '../../use-cases/send-notification.js';

const PLAN_ALARM = 'staff-notifications.plan-alarm';
const SEND_EMAIL = 'staff-notifications.send-email';

/** The jobs from an alarm to its emails, in this order. */
export const ALARM_JOBS = [PLAN_ALARM, SEND_EMAIL] as const;

/** Tells the staff who want it what has happened. Decorated, so that its subclasses get its parts. */
@Injectable()
abstract class PlanNotificationsJob<Payload extends object> extends JobHandler<Payload> {
  constructor(protected readonly planNotifications: PlanNotifications) {
    super();
  }

  /** Undefined where there is nothing to tell. */
  protected abstract subjectOf(payload: Payload): NotificationSubject | undefined;

  async handle(payload: Payload, run: JobRun): Promise<void> {
    const subject = this.subjectOf(payload);
    if (subject) await this.planNotifications.execute(subject, () => run.done());
  }
}

@Injectable()
@OnEvent({ event: orderPlaced, job: 'staff-notifications.plan-order', queue: 'maintenance' })
export class PlanOrderNotificationsJob extends PlanNotificationsJob<{ orderId: string }> {
  protected subjectOf({ orderId }: { orderId: string }): SubjectOf<'new_order'> {
    return { kind: 'new_order', orderId };
  }
}

type OpenedDispute = Omit<SubjectOf<'dispute'>, 'kind'>;

@Injectable()
@OnEvent({ event: disputeOpened, job: 'staff-notifications.plan-dispute', queue: 'maintenance' })
export class PlanDisputeNotificationsJob extends PlanNotificationsJob<OpenedDispute> {
  protected subjectOf(opened: OpenedDispute): SubjectOf<'dispute'> {
    return { kind: 'dispute', ...opened };
  }
}

type IssuedWarning = Omit<SubjectOf<'fraud_warning'>, 'kind'>;

@Injectable()
@OnEvent({
  event: fraudWarningIssued,
  job: 'staff-notifications.plan-fraud-warning',
  queue: 'maintenance',
})
export class PlanFraudWarningNotificationsJob extends PlanNotificationsJob<IssuedWarning> {
  protected subjectOf(issued: IssuedWarning): SubjectOf<'fraud_warning'> {
    return { kind: 'fraud_warning', ...issued };
  }
}

interface ChangedRefund {
  readonly refundId: string;
  readonly status: string;
}

@Injectable()
@OnEvent({ event: refundChanged, job: 'staff-notifications.plan-refund', queue: 'maintenance' })
export class PlanRefundNotificationsJob extends PlanNotificationsJob<ChangedRefund> {
  protected subjectOf({ refundId, status }: ChangedRefund) {
    return status === 'failed' ? ({ kind: 'refund_failed', refundId } as const) : undefined;
  }
}

@Injectable()
@OnEvent({
  event: partRefundChanged,
  job: 'staff-notifications.plan-part-refund',
  queue: 'maintenance',
})
export class PlanPartRefundNotificationsJob extends PlanRefundNotificationsJob {}

@Injectable()
@OnEvent({ event: lowStockDue, job: 'staff-notifications.plan-low-stock', queue: 'maintenance' })
export class PlanLowStockNotificationsJob extends PlanNotificationsJob<object> {
  protected subjectOf(): SubjectOf<'low_stock'> {
    return { kind: 'low_stock' };
  }
}

@Injectable()
@OnEvent({ event: alarmChanged, job: PLAN_ALARM, queue: 'maintenance' })
export class PlanAlarmNotificationsJob extends PlanNotificationsJob<AlarmChange> {
  protected subjectOf(change: AlarmChange): SubjectOf<'shop_alarm'> {
    return { kind: 'shop_alarm', ...change };
  }
}

interface DueNotification {
  readonly userId: string;
  readonly subject: NotificationSubject;
}

/** Sends one email to one member of the staff. */
@Injectable()
@OnEvent({ event: staffNotificationDue, job: SEND_EMAIL, queue: 'mail' })
export class SendStaffNotificationJob extends JobHandler<DueNotification> {
  constructor(private readonly sendNotification: SendNotification) {
    super();
  }

  handle({ userId, subject }: DueNotification, run: JobRun): Promise<void> {
    return this.sendNotification.execute(userId, subject, run.id);
  }
}

/** Has low stock told every morning: at 6:00 in the time zone of the shop, or once a process runs again. */
@Injectable()
export class LowStockSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly shop: ShopTimeZone,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.unitOfWork.run(() => this.events.publish(lowStockDue, {}));
    const timeZone = async () => (await this.shop.current()).timeZone;
    this.jobs.start({ name: 'staff-notifications.low-stock', cron: '0 6 * * *', timeZone, run });
  }
}
