import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { DisputeRepository, FraudWarningRepository } from '../ports/payment-reports.js';
import type { ReportedIntents } from '../ports/payments.js';
import { newDispute } from './new-dispute.js';
import { newFraudWarning } from './new-fraud-warning.js';

export interface ReportedIntentsUnderTest {
  readonly reported: ReportedIntents;
  readonly disputes: DisputeRepository;
  readonly warnings: FraudWarningRepository;
  readonly unitOfWork: UnitOfWork;
}

export function reportedIntentsContract(given: () => ReportedIntentsUnderTest): void {
  it('has a payment with a dispute, one with a warning, and no other', async () => {
    const { reported, disputes, warnings, unitOfWork } = given();
    await unitOfWork.run(async () => {
      await disputes.save(newDispute({ id: 'dp_r', intentId: 'pi_disputed' }));
      await warnings.save(newFraudWarning({ id: 'issfr_r', intentId: 'pi_warned' }));
    });
    expect(await reported.has('pi_disputed')).toBe(true);
    expect(await reported.has('pi_warned')).toBe(true);
    expect(await reported.has('pi_none')).toBe(false);
  });
}
