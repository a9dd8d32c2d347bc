import type { ReportedFraudWarning } from '../domain/fraud-warning.js';

/** A warning about a payment of 42 dollars. */
export function newFraudWarning(changes: Partial<ReportedFraudWarning> = {}): ReportedFraudWarning {
  return {
    id: 'issfr_1',
    intentId: 'pi_1',
    amountCents: 4_200,
    fraudType: 'made_with_stolen_card',
    isActionable: true,
    issuedAt: new Date('2026-11-23T00:00:00Z'),
    ...changes,
  };
}
