import {
  currentSettings,
  type StoredSettings,
} from '../../../../../common/contract/current-settings.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import { taxRate } from '../../testing/tax-rate-fixtures.js';
import { taxRateRepositoryContract } from '../../testing/tax-rate-repository.contract.js';
import { taxRatesContract } from '../../testing/tax-rates.contract.js';
import { CachedTaxRates } from './cached-tax-rates.js';
import { PostgresTaxRateRepository } from './postgres-tax-rate-repository.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
beforeEach(() => database.dataSource.query('TRUNCATE tax_rate'));
afterAll(() => database?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);

function open() {
  const invalidation = new LocalInvalidation(true);
  const rates = new PostgresTaxRateRepository(database.repositories, invalidation);
  const stored: StoredSettings = {};
  const settings = { current: async () => currentSettings(stored, false) };
  const taxes = new CachedTaxRates(rates, invalidation, settings);
  return { rates, stored, all: jest.spyOn(rates, 'all'), taxes };
}

describe('tax rates in Postgres', () => {
  taxRateRepositoryContract(() => ({ rates: open().rates, inTransaction }));
});

describe('tax rates in memory', () => {
  taxRatesContract(() => {
    const { rates, stored, all, taxes } = open();
    return {
      taxes,
      add: (...added) =>
        inTransaction(async () => {
          for (const rate of added) await rates.add(rate);
        }),
      setIncluded: (isIncluded) =>
        void Object.assign(stored, { taxInPrices: isIncluded ? 'included' : 'excluded' }),
      setUnavailable: (isUnavailable) => {
        if (isUnavailable) all.mockRejectedValue(new Error('connection lost'));
        else all.mockRestore();
      },
    };
  });

  it('are read once, until they change', async () => {
    const { rates, all, taxes } = open();
    expect([await taxes.isTaxed('US'), await taxes.isTaxed('US')]).toEqual([false, false]);
    expect(all).toHaveBeenCalledTimes(1);
    await inTransaction(() => rates.add(taxRate({ state: 'NY' })));
    expect([await taxes.isTaxed('US'), await taxes.hasStateRates('US')]).toEqual([true, true]);
    expect(all).toHaveBeenCalledTimes(2);
  });
});
