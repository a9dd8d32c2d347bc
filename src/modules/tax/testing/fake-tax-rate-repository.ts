import { TaxRateTaken } from '../domain/tax-errors.js';
import type { TaxRate } from '../domain/tax-rate.js';
import { TaxRateRepository } from '../ports/tax-rate-repository.js';

/** Country, state and class, in the order of the list. */
const placeOf = ({ country, state, taxClass }: TaxRate) =>
  `${country} ${state ?? ''} ${taxClass === 'standard' ? 0 : 1}`;

/** The tax rates, in memory. */
export class FakeTaxRateRepository extends TaxRateRepository {
  private rates: readonly TaxRate[] = [];

  async all(): Promise<readonly TaxRate[]> {
    return this.rates.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  }

  lockAll(): Promise<readonly TaxRate[]> {
    return this.all();
  }

  add(rate: TaxRate): Promise<void> {
    return this.save(rate);
  }

  async save(rate: TaxRate): Promise<void> {
    const others = this.rates.filter(({ id }) => id !== rate.id);
    if (others.some((other) => placeOf(other) === placeOf(rate))) throw new TaxRateTaken();
    this.rates = [...others, rate];
  }

  async remove(rate: TaxRate): Promise<void> {
    this.rates = this.rates.filter(({ id }) => id !== rate.id);
  }
}
