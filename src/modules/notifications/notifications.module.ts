import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { StaffNotificationEmails } from './adapters/email/staff-notification-emails.js';
import { StaffNotificationsController } from './adapters/http/staff-notifications.controller.js';
import {
  LowStockSchedule,
  PlanDisputeNotificationsJob,
  PlanFraudWarningNotificationsJob,
  PlanLowStockNotificationsJob,
  PlanOrderNotificationsJob,
  PlanPartRefundNotificationsJob,
  PlanRefundNotificationsJob,
  SendStaffNotificationJob,
} from './adapters/jobs/staff-notification.jobs.js';
import { NotificationChoiceEntity } from './adapters/postgres/notification-choice.entity.js';
import {
  NotificationChoiceData,
  PostgresNotificationChoices,
} from './adapters/postgres/postgres-notification-choices.js';
import { LowStockThreshold } from './ports/low-stock-threshold.js';
import { NotificationChoices } from './ports/notification-choices.js';
import { StaffEmails } from './ports/staff-emails.js';
import { ChooseNotifications } from './use-cases/choose-notifications.js';
import { PlanNotifications } from './use-cases/plan-notifications.js';
import { SendNotification } from './use-cases/send-notification.js';

/** Tells the staff by email what happens in the shop. */
@Module({
  imports: [TypeOrmModule.forFeature([NotificationChoiceEntity])],
  controllers: [StaffNotificationsController],
  providers: [
    ChooseNotifications,
    NotificationChoiceData,
    PlanNotifications,
    SendNotification,
    {
      provide: LowStockThreshold,
      inject: [ShopSettingsSource],
      useFactory: (settings: ShopSettingsSource): LowStockThreshold => ({
        units: async () => (await settings.current()).lowStockThreshold,
      }),
    },
    { provide: NotificationChoices, useClass: PostgresNotificationChoices },
    { provide: StaffEmails, useClass: StaffNotificationEmails },
    LowStockSchedule,
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
