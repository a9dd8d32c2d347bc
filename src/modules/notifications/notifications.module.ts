import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { StaffNotificationEmails } from './adapters/email/staff-notification-emails.js';
import { AlarmsController } from './adapters/http/alarms.controller.js';
import { StaffNotificationsController } from './adapters/http/staff-notifications.controller.js';
import { AlarmSchedule, ProcessWatch } from './adapters/jobs/alarm.jobs.js';
import {
  LowStockSchedule,
  PlanAlarmNotificationsJob,
  PlanDisputeNotificationsJob,
  PlanFraudWarningNotificationsJob,
  PlanLowStockNotificationsJob,
  PlanOrderNotificationsJob,
  PlanPartRefundNotificationsJob,
  PlanRefundNotificationsJob,
  SendStaffNotificationJob,
} from './adapters/jobs/staff-notification.jobs.js';
import { AlarmGauge } from './adapters/metrics/alarm-gauge.js';
import { DiskAndServiceReadings } from './adapters/operations/disk-and-service-readings.js';
import { JobAndBackupReadings } from './adapters/operations/job-and-backup-readings.js';
import { AlarmEntity } from './adapters/postgres/alarm.entity.js';
import { NotificationChoiceEntity } from './adapters/postgres/notification-choice.entity.js';
import {
  NotificationChoiceData,
  PostgresNotificationChoices,
} from './adapters/postgres/postgres-notification-choices.js';
import { PostgresAlarmRepository } from './adapters/postgres/postgres-alarm-repository.js';
import { AlarmRepository, ProcessReadings, ShopReadings } from './ports/alarms.js';
import { LowStockThreshold } from './ports/low-stock-threshold.js';
import { NotificationChoices } from './ports/notification-choices.js';
import { StaffEmails } from './ports/staff-emails.js';
import { ChooseNotifications } from './use-cases/choose-notifications.js';
import { PlanNotifications } from './use-cases/plan-notifications.js';
import { ReportProblems } from './use-cases/report-problems.js';
import { ReviewAlarms } from './use-cases/review-alarms.js';
import { SendNotification } from './use-cases/send-notification.js';

/** Tells the staff by email what happens in the shop. */
@Module({
  imports: [TypeOrmModule.forFeature([AlarmEntity, NotificationChoiceEntity])],
  controllers: [AlarmsController, StaffNotificationsController],
  providers: [
    ChooseNotifications,
    NotificationChoiceData,
    PlanNotifications,
    ReportProblems,
    ReviewAlarms,
    SendNotification,
    {
      provide: LowStockThreshold,
      inject: [ShopSettingsSource],
      useFactory: (settings: ShopSettingsSource): LowStockThreshold => ({
        units: async () => (await settings.current()).lowStockThreshold,
      }),
    },
    { provide: AlarmRepository, useClass: PostgresAlarmRepository },
    { provide: ProcessReadings, useClass: DiskAndServiceReadings },
    { provide: ShopReadings, useClass: JobAndBackupReadings },
    { provide: NotificationChoices, useClass: PostgresNotificationChoices },
    { provide: StaffEmails, useClass: StaffNotificationEmails },
    AlarmGauge,
    AlarmSchedule,
    ProcessWatch,
    LowStockSchedule,
    PlanAlarmNotificationsJob,
    PlanDisputeNotificationsJob,
    PlanFraudWarningNotificationsJob,
    PlanLowStockNotificationsJob,
    PlanOrderNotificationsJob,
    PlanPartRefundNotificationsJob,
    PlanRefundNotificationsJob,
    SendStaffNotificationJob,
  ],
})
export class NotificationsModule {}
