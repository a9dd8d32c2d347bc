import { currentSettings } from '../../../../../common/contract/current-settings.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import { taxRate } from '../../testing/tax-rate-fixtures.js';
import { taxRateRepositoryContract } from '../../testing/tax-rate-repository.contract.js';
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
  const settings = { current: async () => currentSettings({}, false) };
  const taxes = new CachedTaxRates(rates, invalidation, settings);
  return { rates, all: jest.spyOn(rates, 'all'), taxes };
}

describe('tax rates in Postgres', () => {
  taxRateRepositoryContract(() => ({ rates: open().rates, inTransaction }));
});

describe('tax rates in memory', () => {
  it('are read once, until they change', async () => {
    const { rates, all, taxes } = open();
    expect([await taxes.isTaxed('US'), await taxes.hasStateRates('US')]).toEqual([false, false]);
    expect(all).toHaveBeenCalledTimes(1);
    await inTransaction(() => rates.add(taxRate({ state: 'NY' })));
    expect([await taxes.isTaxed('US'), await taxes.hasStateRates('US')]).toEqual([true, true]);
    expect([await taxes.isTaxed('CA'), await taxes.hasStateRates('CA')]).toEqual([false, false]);
    expect(all).toHaveBeenCalledTimes(2);
  });

  it('that cannot be read make taxes unavailable, not zero', async () => {
    const { all, taxes } = open();
    all.mockRejectedValueOnce(new Error('connection lost'));
    const place = { country: 'US', state: null, zip: null };
    await expect(taxes.ratesFor(place, [])).rejects.toMatchObject({
      ...{ kind: 'unavailable', code: 'tax_unavailable', retryAfter: 10 },
    });
    expect(await taxes.ratesFor(place, [])).toEqual({ lines: [], delivery: 0 });
  });
});
