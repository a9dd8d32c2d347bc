import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { toDollars } from '../../../../kernel/money.js';
import { type AccountEmail, AccountEmails } from '../../../../platform/outbox/account-emails.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { AccountSubjects, UserQueries, UserView } from '../../../auth/index.js';
import { CustomerOrders, type OrderEmail } from '../../../orders/index.js';
import { CustomerNotes } from '../../ports/customer-notes.js';
import { type CustomerEmailView, type CustomerView, toNoteView } from './customers.dto.js';

/** Of each kind, so of both together. */
const MOST_EMAILS = 100;

/** Puts a customer's page together. */
@Injectable()
export class CustomerPages {
  constructor(
    private readonly users: UserQueries,
    private readonly accounts: AccountSubjects,
    private readonly orders: CustomerOrders,
    private readonly notes: CustomerNotes,
    private readonly accountEmails: AccountEmails,
    private readonly imageUrls: ImageUrls,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async read(userId: string): Promise<CustomerView> {
    const user = await this.users.find(userId);
    if (!user) throw new NotFound('User');
    const [figures, sessions, hasSecondFactor, notes] = await Promise.all([
      this.orders.figures(userId),
      this.accounts.sessionsOf(userId, this.clock.now()),
      this.accounts.hasSecondFactor(userId),
      this.notes.of(userId),
    ]);
    const { spentCents, ...counts } = figures;
    return {
      ...UserView.of(user, this.imageUrls),
      figures: { ...counts, spent: toDollars(spentCents) },
      sessions: [...sessions],
      hasSecondFactor,
      notes: notes.map(toNoteView),
    };
  }

  /** Newest first. */
  async emails(userId: string): Promise<readonly CustomerEmailView[]> {
    const [ofOrders, ofAccount] = await Promise.all([
      this.orders.emails(userId, MOST_EMAILS),
      this.accountEmails.of(userId, MOST_EMAILS),
    ]);
    return [...ofOrders.map(ofOrder), ...ofAccount.map(ofJob)]
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MOST_EMAILS);
  }
}

const ofOrder = ({ orderId, detail, at }: OrderEmail): CustomerEmailView => ({
  subject: /^"(.*)" sent(?: again)?$/.exec(detail)?.[1] ?? detail,
  state: 'sent',
  at,
  orderId,
});

function ofJob({ job, createdAt, doneAt, failedAt }: AccountEmail): CustomerEmailView {
  const state = failedAt ? 'failed' : doneAt ? 'sent' : 'waiting';
  return { subject: subjectOf(job), state, at: failedAt ?? doneAt ?? createdAt, orderId: null };
}

const SUBJECTS: Readonly<Record<string, string>> = {
  'auth.send-welcome': 'Welcome',
  'auth.warn-of-new-email': 'Email address changed',
  'auth.warn-of-new-password': 'Password changed',
};

const subjectOf = (job: string) => SUBJECTS[job] ?? job;
