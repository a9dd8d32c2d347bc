import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { newTaxRate, type TaxRateDetails } from '../domain/tax-rate.js';
import { TaxRateRepository } from '../ports/tax-rates.js';

/** Adds a tax rate; purchases that begin from then on are taxed with it. */
@Injectable()
export class AddTaxRate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rates: TaxRateRepository,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
  ) {}

  /**
   * @returns its id
   * @throws InvalidInput, TaxRateTaken, TooManyTaxRates
   */
  async execute(actor: { readonly id: string }, details: TaxRateDetails): Promise<string> {
    const id = this.ids.next();
    await this.unitOfWork.run(async () => {
      const rate = newTaxRate(id, details, await this.rates.lockAll());
      await this.rates.add(rate);
      await this.auditLog.record({
        actor,
        action: 'tax.add',
        subject: `tax-rate ${id}`,
        after: rate,
      });
    });
    return id;
  }
}
