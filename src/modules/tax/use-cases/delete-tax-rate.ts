import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { TaxRateRepository } from '../ports/tax-rates.js';
import { lockedRate } from './edit-tax-rate.js';

/** Deletes a tax rate; nothing is taxed with it any more. */
@Injectable()
export class DeleteTaxRate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rates: TaxRateRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(actor: { readonly id: string }, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { rate } = await lockedRate(this.rates, id);
      await this.rates.remove(rate);
      await this.auditLog.record({
        actor,
        action: 'tax.delete',
        subject: `tax-rate ${id}`,
        before: rate,
      });
    });
  }
}
