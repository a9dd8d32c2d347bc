import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { DisputeRepository } from '../ports/payment-reports.js';
import { newDispute } from './new-dispute.js';

export interface DisputeRepositoryUnderTest {
  readonly disputes: DisputeRepository;
  readonly unitOfWork: UnitOfWork;
}

export function disputeRepositoryContract(given: () => DisputeRepositoryUnderTest): void {
  it('keeps the disputes of a payment as they were last seen, oldest first', async () => {
    const { disputes, unitOfWork } = given();
    const second = newDispute({ id: 'dp_a2', intentId: 'pi_a', answerBy: null });
    const first = newDispute({ id: 'dp_a1', intentId: 'pi_a', openedAt: new Date(0) });
    const lost = { ...first, status: 'lost', amountCents: 1 } as const;
    for (const dispute of [second, first, lost]) {
      await unitOfWork.run(() => disputes.save(dispute));
    }
    expect(await disputes.ofIntent('pi_a')).toEqual([lost, second]);
    expect(await disputes.ofIntent('pi_none')).toEqual([]);
  });

  it('names each payment once that has an open dispute, or one that took what does not fit its end', async () => {
    const { disputes, unitOfWork } = given();
    const rows = [
      newDispute({ id: 'dp_b1', intentId: 'pi_b' }),
      newDispute({ id: 'dp_b2', intentId: 'pi_b', status: 'under_review' }),
      newDispute({ id: 'dp_c', intentId: 'pi_c', status: 'won', withdrawnCents: 0 }),
      newDispute({ id: 'dp_d', intentId: 'pi_d', status: 'lost' }),
      newDispute({ id: 'dp_e', intentId: 'pi_e', status: 'won' }),
      newDispute({ id: 'dp_f', intentId: 'pi_f', status: 'lost', withdrawnCents: 0 }),
    ];
    for (const dispute of rows) await unitOfWork.run(() => disputes.save(dispute));
    const unsettled = await disputes.unsettledIntents();
    const own = unsettled.filter((intentId) => /^pi_[b-f]$/.test(intentId));
    expect(own.sort()).toEqual(['pi_b', 'pi_e', 'pi_f']);
  });
}
