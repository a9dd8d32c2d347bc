import type { TaxRateRepository } from '../ports/tax-rate-repository.js';
import { taxRate } from './tax-rate-fixtures.js';

/** The contract of every repository of tax rates. `make` returns an empty one. */
export function taxRateRepositoryContract(
  make: () => {
    rates: TaxRateRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  it('gives back rates by country, state and class', async () => {
    const { rates, inTransaction } = make();
    const ordered = [
      taxRate({ country: 'CA' }),
      taxRate({ country: 'CA', state: 'BC', taxesDelivery: false }),
      taxRate({ name: 'Sales tax', rateMillionths: 82_500 }),
      taxRate({ taxClass: 'reduced' }),
      taxRate({ state: 'NY' }),
    ];
    await inTransaction(async () => {
      for (const rate of ordered.toReversed()) await rates.add(rate);
    });
    expect(await rates.all()).toEqual(ordered);
    expect(await inTransaction(() => rates.lockAll())).toEqual(ordered);
  });

  it('stores an edit, and deletes one rate alone', async () => {
    const { rates, inTransaction } = make();
    const [before, other] = [taxRate(), taxRate({ state: 'NY' })];
    const after = { ...before, name: 'VAT', country: 'FR', rateMillionths: 1, version: 2 };
    await inTransaction(async () => {
      await rates.add(before);
      await rates.add(other);
    });
    await inTransaction(() => rates.save(after));
    expect(await rates.all()).toEqual([after, other]);
    await inTransaction(() => rates.remove(after));
    expect(await rates.all()).toEqual([other]);
  });

  it('has one rate for each class of a place', async () => {
    const { rates, inTransaction } = make();
    const elsewhere = taxRate({ state: 'NY' });
    await inTransaction(async () => {
      await rates.add(taxRate());
      await rates.add(elsewhere);
    });
    const refused = { code: 'tax_rate_taken' };
    await expect(inTransaction(() => rates.add(taxRate()))).rejects.toMatchObject(refused);
    await expect(
      inTransaction(() => rates.save({ ...elsewhere, state: null })),
    ).rejects.toMatchObject(refused);
  });
}
