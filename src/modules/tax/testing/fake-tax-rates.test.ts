import { FakeTaxRates } from './fake-tax-rates.js';
import { taxRatesContract } from './tax-rates.contract.js';

describe.each([
  ['taxes in memory', false],
  ['taxes of a service', true],
])('%s', (_kind, isService) => {
  taxRatesContract(() => {
    const taxes = Object.assign(new FakeTaxRates(), { isService });
    return {
      taxes,
      add: async (...rates) => void (taxes.rates = [...taxes.rates, ...rates]),
      setIncluded: (isIncluded) => void (taxes.isIncluded = isIncluded),
      setUnavailable: (isUnavailable) => void (taxes.isUnavailable = isUnavailable),
    };
  });
});
