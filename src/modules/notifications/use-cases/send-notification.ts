import { Injectable } from '@nestjs/common';
import { getsNotification } from '../../../../common/contract/staff-notifications.js';
import { UserQueries } from '../../auth/index.js';
import { CatalogQueries } from '../../catalog/index.js';
import { OrderQueries } from '../../orders/index.js';
import { Disputes, FraudWarnings, isWarningPending, Refunds } from '../../payment/index.js';
import type { NotificationSubject, SubjectOf } from '../domain/notification-events.js';
import { AlarmRepository } from '../ports/alarms.js';
import { LowStockThreshold } from '../ports/low-stock-threshold.js';
import { NotificationChoices } from '../ports/notification-choices.js';
import { type NamedOrder, StaffEmails, type StaffNews } from '../ports/staff-emails.js';

/** How many products an email lists. */
const LISTED = 50;

/**
 * Sends one email to one member of the staff. Nothing is sent where they have lost the role, or chosen otherwise
 * meanwhile, or where there is no longer a reason.
 */
@Injectable()
export class SendNotification {
  constructor(
    private readonly users: UserQueries,
    private readonly choices: NotificationChoices,
    private readonly orders: OrderQueries,
    private readonly disputes: Disputes,
    private readonly warnings: FraudWarnings,
    private readonly refunds: Refunds,
    private readonly catalog: CatalogQueries,
    private readonly threshold: LowStockThreshold,
    private readonly alarms: AlarmRepository,
    private readonly emails: StaffEmails,
  ) {}

  /** @param sendId equal on every attempt. @throws where the mail server does not accept it: the job retries */
  async execute(userId: string, subject: NotificationSubject, sendId: string): Promise<void> {
    const user = await this.users.find(userId);
    if (!user || user.blockedAt) return;
    const { [subject.kind]: choice } = await this.choices.of(userId);
    if (!getsNotification(user.staffRole, subject.kind, choice)) return;
    const news = await this.newsOf(subject);
    if (news) await this.emails.send(user, news, sendId);
  }

  private newsOf(subject: NotificationSubject): Promise<StaffNews | undefined> {
    switch (subject.kind) {
      case 'new_order':
        return this.newOrder(subject);
      case 'dispute':
        return this.dispute(subject);
      case 'fraud_warning':
        return this.fraudWarning(subject);
      case 'refund_failed':
        return this.failedRefund(subject);
      case 'low_stock':
        return this.lowStock();
      case 'shop_alarm':
        return this.alarm(subject);
    }
  }

  private async newOrder({ orderId }: SubjectOf<'new_order'>): Promise<StaffNews | undefined> {
    const order = await this.orders.find(orderId);
    return order && { kind: 'new_order', order };
  }

  private async dispute({
    intentId,
    disputeId,
  }: SubjectOf<'dispute'>): Promise<StaffNews | undefined> {
    const dispute = (await this.disputes.ofIntent(intentId)).find(({ id }) => id === disputeId);
    if (!dispute || dispute.status === 'won' || dispute.status === 'lost') return undefined;
    return { kind: 'dispute', dispute, order: await this.orderOf(intentId) };
  }

  private async fraudWarning({
    intentId,
    warningId,
  }: SubjectOf<'fraud_warning'>): Promise<StaffNews | undefined> {
    const warning = (await this.warnings.ofIntent(intentId)).find(({ id }) => id === warningId);
    if (!warning || !isWarningPending(warning)) return undefined;
    return { kind: 'fraud_warning', warning, order: await this.orderOf(intentId) };
  }

  private async failedRefund({
    refundId,
  }: SubjectOf<'refund_failed'>): Promise<StaffNews | undefined> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'failed') return undefined;
    return { kind: 'refund_failed', refund, order: await this.orderOf(refund.intentId) };
  }

  private async lowStock(): Promise<StaffNews | undefined> {
    const threshold = await this.threshold.units();
    const page = { page: 1, limit: LISTED };
    const { items: products, total } = await this.catalog.lowStock(threshold, page);
    return products.length > 0 ? { kind: 'low_stock', products, total } : undefined;
  }

  /** That an alarm began, or lasts, is told only while it does: the email of its end says from when to when it was. */
  private async alarm(subject: SubjectOf<'shop_alarm'>): Promise<StaffNews | undefined> {
    const { alarm: name, event, since, until } = subject;
    const alarm = (await this.alarms.all()).find((stored) => stored.name === name);
    if (!alarm) return undefined;
    const isInForce = alarm.beganAt !== null && alarm.since?.toISOString() === since;
    if (event !== 'ended' && !isInForce) return undefined;
    return {
      kind: 'shop_alarm',
      alarm: name,
      event,
      since: new Date(since),
      until: until === null ? null : new Date(until),
      detail: alarm.detail,
    };
  }

  /** Undefined where the payment has no order. */
  private orderOf(intentId: string): Promise<NamedOrder | undefined> {
    return this.orders.findByTransaction(intentId);
  }
}
