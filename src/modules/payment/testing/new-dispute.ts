import type { Dispute } from '../domain/dispute.js';

/** A dispute of 42 dollars that waits for an answer. */
export function newDispute(changes: Partial<Dispute> = {}): Dispute {
  return {
    id: 'dp_1',
    intentId: 'pi_1',
    amountCents: 4_200,
    withdrawnCents: 4_200,
    reason: 'fraudulent',
    status: 'needs_answer',
    answerBy: new Date('2026-12-03T00:00:00Z'),
    openedAt: new Date('2026-11-23T00:00:00Z'),
    ...changes,
  };
}
