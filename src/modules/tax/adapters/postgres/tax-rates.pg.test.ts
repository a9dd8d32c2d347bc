import {
  currentSettings,
  type StoredSettings,
} from '../../../../../common/contract/current-settings.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { TaxRates } from '../../ports/tax-rates.js';
import { openTax } from '../../testing/open-tax.js';
import { taxRate } from '../../testing/tax-rate-fixtures.js';
import { taxRatesContract } from '../../testing/tax-rates.contract.js';

let stored: StoredSettings;
const tax = openTax([
  {
    provide: ShopSettingsSource,
    useValue: { current: async () => currentSettings(stored) },
  },
]);
beforeEach(() => void (stored = {}));

describe('the repository of tax rates', () => {
  it('gives back rates by country, state and class', async () => {
    const ordered = [
      taxRate({ country: 'CA' }),
      taxRate({ country: 'CA', state: 'BC', taxesDelivery: false }),
      taxRate({ name: 'Sales tax', rateMillionths: 82_500 }),
      taxRate({ taxClass: 'reduced' }),
      taxRate({ state: 'NY' }),
    ];
    await tax.add(...ordered.toReversed());
    expect(await tax.rates()).toEqual(ordered);
    expect(await tax.inTransaction(() => tax.repository().lockAll())).toEqual(ordered);
  });

  it('stores an edit, and deletes one rate alone', async () => {
    const [before, other] = [taxRate(), taxRate({ state: 'NY' })];
    const after = { ...before, name: 'VAT', country: 'FR', rateMillionths: 1, version: 2 };
    await tax.add(before, other);
    await tax.inTransaction(() => tax.repository().save(after));
    expect(await tax.rates()).toEqual([after, other]);
    await tax.inTransaction(() => tax.repository().remove(after));
    expect(await tax.rates()).toEqual([other]);
  });

  it('has one rate for each class of a place', async () => {
    const elsewhere = taxRate({ state: 'NY' });
    await tax.add(taxRate(), elsewhere);
    const refused = { code: 'tax_rate_taken' };
    await expect(tax.add(taxRate())).rejects.toMatchObject(refused);
    const moved = tax.inTransaction(() => tax.repository().save({ ...elsewhere, state: null }));
    await expect(moved).rejects.toMatchObject(refused);
  });
});

describe('tax rates in the memory of the process', () => {
  taxRatesContract(() => {
    const all = jest.spyOn(tax.repository(), 'all');
    return {
      taxes: tax.get(TaxRates),
      add: tax.add,
      setIncluded: (isIncluded) =>
        void Object.assign(stored, { taxInPrices: isIncluded ? 'included' : 'excluded' }),
      setUnavailable: (isUnavailable) => {
        if (isUnavailable) all.mockRejectedValue(new Error('connection lost'));
        else all.mockRestore();
      },
    };
  });

  it('are read once, until they change', async () => {
    const all = jest.spyOn(tax.repository(), 'all');
    const taxes = tax.get(TaxRates);
    expect([await taxes.isTaxed('US'), await taxes.isTaxed('US')]).toEqual([false, false]);
    expect(all).toHaveBeenCalledTimes(1);
    await tax.add(taxRate({ state: 'NY' }));
    expect([await taxes.isTaxed('US'), await taxes.hasStateRates('US')]).toEqual([true, true]);
    expect(all).toHaveBeenCalledTimes(2);
  });
});
