import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { ReportedFraudWarning } from '../domain/fraud-warning.js';
import type { FraudWarningRepository } from '../ports/payment-reports.js';
import { newFraudWarning } from './new-fraud-warning.js';

export interface FraudWarningRepositoryUnderTest {
  readonly warnings: FraudWarningRepository;
  readonly unitOfWork: UnitOfWork;
}

const AT = new Date('2026-11-24T00:00:00Z');

export function fraudWarningRepositoryContract(given: () => FraudWarningRepositoryUnderTest): void {
  const save = async (...rows: ReportedFraudWarning[]) => {
    const { warnings, unitOfWork } = given();
    for (const row of rows) await unitOfWork.run(() => warnings.save(row));
  };
  const dismiss = (intentId: string) => {
    const { warnings, unitOfWork } = given();
    return unitOfWork.run(() => warnings.dismiss(intentId, AT));
  };

  it('stores the warnings of a payment as they were last reported, oldest first', async () => {
    const second = newFraudWarning({ id: 'issfr_a2', intentId: 'pi_a' });
    const first = newFraudWarning({ id: 'issfr_a1', intentId: 'pi_a', issuedAt: new Date(0) });
    const ended = { ...first, isActionable: false, fraudType: 'misc' };
    await save(second, first, ended);
    const stored = [ended, second].map((warning) => ({ ...warning, dismissedAt: null }));
    expect(await given().warnings.ofIntent('pi_a')).toEqual(stored);
    expect(await given().warnings.ofIntent('pi_none')).toEqual([]);
  });

  it('keeps a dismissal when a warning is reported again, and not for a new one', async () => {
    const known = newFraudWarning({ id: 'issfr_b1', intentId: 'pi_b' });
    const other = newFraudWarning({ id: 'issfr_b3', intentId: 'pi_b3' });
    await save(known, other);
    await dismiss('pi_b');
    await save(known, newFraudWarning({ id: 'issfr_b2', intentId: 'pi_b', issuedAt: AT }));
    const dismissals = async (intentId: string) =>
      (await given().warnings.ofIntent(intentId)).map(({ dismissedAt }) => dismissedAt);
    expect(await dismissals('pi_b')).toEqual([AT, null]);
    expect(await dismissals('pi_b3')).toEqual([null]);
  });

  it('names each payment once that has a pending warning', async () => {
    await save(
      newFraudWarning({ id: 'issfr_c1', intentId: 'pi_c' }),
      newFraudWarning({ id: 'issfr_c2', intentId: 'pi_c' }),
      newFraudWarning({ id: 'issfr_d', intentId: 'pi_d', isActionable: false }),
      newFraudWarning({ id: 'issfr_e', intentId: 'pi_e' }),
    );
    await dismiss('pi_e');
    const pending = await given().warnings.pendingIntents();
    expect(pending.filter((intentId) => /^pi_[cde]$/.test(intentId))).toEqual(['pi_c']);
  });
}
