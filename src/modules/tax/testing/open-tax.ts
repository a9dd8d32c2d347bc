import type { Provider } from '@nestjs/common';
import { openModule } from '../../../../test/support/open-module.js';
import { TAX_ENTITIES } from '../adapters/postgres/entities.js';
import type { TaxRate } from '../domain/tax-rate.js';
import { TaxRateRepository } from '../ports/tax-rates.js';
import { TaxModule } from '../tax.module.js';

/** The module on Postgres, with its repository. */
export function openTax(providers: readonly Provider[] = []) {
  const module = openModule(TaxModule, { entities: TAX_ENTITIES, providers });
  const repository = () => module.get(TaxRateRepository);
  return Object.assign(module, {
    repository,
    rates: () => repository().all(),
    add: (...rates: readonly TaxRate[]) =>
      module.inTransaction(async () => {
        for (const rate of rates) await repository().add(rate);
      }),
  });
}
