import { taxRate } from '../testing/tax-rate-fixtures.js';
import { editedTaxRate, newTaxRate, type TaxRate } from './tax-rate.js';

const { id: _id, version: _version, ...DETAILS } = taxRate({ country: 'CA', state: 'quebec' });
const add = (changes: object, ...others: TaxRate[]) =>
  newTaxRate('new', { ...DETAILS, ...changes }, others);

it('has its state as a code', () => {
  expect(add({})).toEqual({ ...DETAILS, id: 'new', state: 'QC', version: 1 });
  expect(add({ state: null }).state).toBeNull();
});

it.each([
  ['country', { country: 'XX' }, 'Choose a country'],
  ['state', { state: 'OR' }, 'The country has no such state'],
])('is refused for its %s', (field, changes, message) => {
  expect(() => add(changes)).toThrow(
    expect.objectContaining({ kind: 'invalid', errors: [{ field, message }] }),
  );
});

const TAKEN = {
  kind: 'conflict',
  code: 'tax_rate_taken',
  message: 'This place has a rate of this class already.',
};

it('is the only one of its place and class', () => {
  const quebec = taxRate({ country: 'CA', state: 'QC' });
  expect(() => add({}, taxRate(), quebec)).toThrow(expect.objectContaining(TAKEN));
  for (const other of [
    taxRate({ country: 'US', state: 'QC' }),
    taxRate({ country: 'CA', state: 'ON' }),
    taxRate({ country: 'CA', state: 'QC', taxClass: 'reduced' }),
  ]) {
    expect(add({}, other).state).toBe('QC');
    expect(() => editedTaxRate(other, { ...DETAILS, seenVersion: 1 }, [quebec])).toThrow(
      expect.objectContaining(TAKEN),
    );
  }
});

it('is one of 500 at most', () => {
  const others = Array.from({ length: 500 }, () => taxRate());
  expect(add({}, ...others.slice(1)).id).toBe('new');
  expect(() => add({}, ...others)).toThrow(
    expect.objectContaining({ kind: 'conflict', code: 'too_many_tax_rates' }),
  );
});

it('is edited by whoever saw its last version', () => {
  const rate = taxRate({ version: 2 });
  expect(editedTaxRate(rate, { taxesDelivery: false, seenVersion: 2 }, [])).toEqual({
    ...rate,
    taxesDelivery: false,
    version: 3,
  });
  expect(editedTaxRate(rate, { name: 'Tax', seenVersion: 2 }, [])).toBe(rate);
  expect(() => editedTaxRate(rate, { name: 'VAT', seenVersion: 1 }, [])).toThrow(
    expect.objectContaining({
      message: 'Someone else has changed this tax rate since you opened it.',
      data: { version: 2, fields: ['name'] },
    }),
  );
});
