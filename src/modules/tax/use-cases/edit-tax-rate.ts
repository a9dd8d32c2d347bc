import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { editedTaxRate, type TaxRate, type TaxRateEdit } from '../domain/tax-rate.js';
import { TaxRateRepository } from '../ports/tax-rates.js';

/**
 * Locks all tax rates; returns one of them and the others.
 * @throws NotFound
 */
export async function lockedRate(
  repository: TaxRateRepository,
  id: string,
): Promise<{ readonly rate: TaxRate; readonly others: readonly TaxRate[] }> {
  const rates = await repository.lockAll();
  const rate = rates.find((one) => one.id === id);
  if (!rate) throw new NotFound('Tax rate');
  return { rate, others: rates.filter((one) => one !== rate) };
}

/** Changes a tax rate; purchases that have begun keep the rate of their time. */
@Injectable()
export class EditTaxRate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rates: TaxRateRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, EditedMeanwhile, InvalidInput, TaxRateTaken */
  async execute(actor: { readonly id: string }, id: string, edit: TaxRateEdit): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { rate: before, others } = await lockedRate(this.rates, id);
      const after = editedTaxRate(before, edit, others);
      if (after === before) return;
      await this.rates.save(after);
      await this.auditLog.record({
        actor,
        action: 'tax.edit',
        subject: `tax-rate ${id}`,
        before,
        after,
      });
    });
  }
}
