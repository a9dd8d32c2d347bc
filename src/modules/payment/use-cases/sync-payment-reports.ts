import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { changedDisputes, type Dispute, isOpen } from '../domain/dispute.js';
import { changedWarnings, type ReportedFraudWarning } from '../domain/fraud-warning.js';
import { isProviderUnavailable } from '../domain/payment-errors.js';
import {
  disputeOpened,
  fraudWarningIssued,
  paymentReportsChanged,
} from '../domain/payment-events.js';
import { PaymentReportProvider } from '../ports/card-provider.js';
import { DisputeRepository, FraudWarningRepository } from '../ports/payment-reports.js';
import { PaymentLedger } from '../ports/payment-ledger.js';

/** Longer than the provider repeats an event that nobody took, in ms. */
const LISTED_MS = 7 * DAY_MS;

interface Reports {
  readonly disputes: readonly Dispute[];
  readonly warnings: readonly ReportedFraudWarning[];
}

/** Copies the disputes and early fraud warnings of payments from the provider. */
@Injectable()
export class SyncPaymentReports {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly warnings: FraudWarningRepository,
    private readonly provider: PaymentReportProvider,
    private readonly ledger: PaymentLedger,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All that are open or unsettled here, or new at the provider, in case events were lost. */
  async all(): Promise<void> {
    const intentIds = new Set([
      ...(await this.disputes.unsettledIntents()),
      ...(await this.warnings.pendingIntents()),
    ]);
    const since = new Date(this.clock.now().getTime() - LISTED_MS);
    for await (const { intentId } of this.provider.listOpenedSince(since)) intentIds.add(intentId);
    for await (const { intentId } of this.provider.listWarningsSince(since))
      intentIds.add(intentId);
    await forEachIsolated(intentIds, (intentId) => this.execute(intentId), isProviderUnavailable);
  }

  /** Those of one payment, after an event about it. Events may be late: the provider is asked. */
  async execute(intentId: string): Promise<void> {
    const disputes = await this.provider.ofIntent(intentId);
    // A dispute ends a warning, so both are read, whichever the event was about.
    const warnings = await this.provider.warningsOfIntent(intentId);
    await this.unitOfWork.run(async () => {
      const isChanged = await this.store(intentId, { disputes, warnings });
      // An open one is told again: an order made at the same moment may have missed it.
      const isUnsettled =
        disputes.some(isOpen) || warnings.some(({ isActionable }) => isActionable);
      if (isChanged || isUnsettled) await this.events.publish(paymentReportsChanged, { intentId });
    });
  }

  /** Resolves to whether anything was new. */
  private async store(intentId: string, { disputes, warnings }: Reports): Promise<boolean> {
    // The provider sends two events at once about a new dispute, which is to be told to the staff once.
    await this.disputes.lock(intentId);
    const known = await this.disputes.ofIntent(intentId);
    const changed = changedDisputes(known, disputes);
    for (const dispute of changed) {
      await this.disputes.save(dispute);
      await this.ledger.enterDispute(dispute);
      if (isOpen(dispute) && isNew(dispute, known)) {
        await this.events.publish(disputeOpened, { intentId, disputeId: dispute.id });
      }
    }
    const before = await this.warnings.ofIntent(intentId);
    const warned = changedWarnings(before, warnings);
    for (const warning of warned) {
      await this.warnings.save(warning);
      if (warning.isActionable && isNew(warning, before)) {
        await this.events.publish(fraudWarningIssued, { intentId, warningId: warning.id });
      }
    }
    return changed.length + warned.length > 0;
  }
}

const isNew = ({ id }: { readonly id: string }, known: readonly { readonly id: string }[]) =>
  known.every((each) => each.id !== id);
