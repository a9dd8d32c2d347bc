import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { DisputeRepository } from '../ports/dispute-repository.js';
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

  it('names each payment once that has an open dispute', async () => {
    const { disputes, unitOfWork } = given();
    const rows = [
      newDispute({ id: 'dp_b1', intentId: 'pi_b' }),
      newDispute({ id: 'dp_b2', intentId: 'pi_b', status: 'under_review' }),
      newDispute({ id: 'dp_c', intentId: 'pi_c', status: 'won' }),
      newDispute({ id: 'dp_d', intentId: 'pi_d', status: 'lost' }),
    ];
    for (const dispute of rows) await unitOfWork.run(() => disputes.save(dispute));
    const open = await disputes.openIntents();
    expect(open.filter((intentId) => /^pi_[bcd]$/.test(intentId))).toEqual(['pi_b']);
  });
}
