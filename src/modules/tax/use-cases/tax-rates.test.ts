import { CountingIds, DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { FakeTaxRateRepository } from '../testing/fake-tax-rate-repository.js';
import { FakeTaxRates } from '../testing/fake-tax-rates.js';
import { taxRate } from '../testing/tax-rate-fixtures.js';
import { taxRateRepositoryContract } from '../testing/tax-rate-repository.contract.js';
import { taxRatesContract } from '../testing/tax-rates.contract.js';
import { AddTaxRate } from './add-tax-rate.js';
import { DeleteTaxRate } from './delete-tax-rate.js';
import { EditTaxRate } from './edit-tax-rate.js';

describe('tax rates in memory', () => {
  taxRateRepositoryContract(() => ({
    rates: new FakeTaxRateRepository(),
    inTransaction: (work) => work(),
  }));
});

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

const ADMIN = { id: 'admin' };
const federal = taxRate({ id: 'federal' });
const { id: _id, version: _version, ...DETAILS } = taxRate({ country: 'CA', state: 'quebec' });

async function fixture() {
  const rates = new FakeTaxRateRepository();
  await rates.add(federal);
  const [unitOfWork, auditLog] = [new DirectUnitOfWork(), new RecordedAuditLog()];
  return {
    rates,
    auditLog,
    add: new AddTaxRate(unitOfWork, rates, auditLog, new CountingIds()),
    edit: new EditTaxRate(unitOfWork, rates, auditLog),
    remove: new DeleteTaxRate(unitOfWork, rates, auditLog),
  };
}

describe('a tax rate', () => {
  it('is added with its state as a code, and audited', async () => {
    const { rates, add, auditLog } = await fixture();
    const id = await add.execute(ADMIN, DETAILS);
    const added = { ...DETAILS, id, state: 'QC', version: 1 };
    expect(await rates.all()).toEqual([added, federal]);
    expect(auditLog.entries).toEqual([
      { actor: ADMIN, action: 'tax.add', subject: `tax-rate ${id}`, after: added },
    ]);
  });

  it.each([
    ['an unknown country', { country: 'XX' }, 'Choose a country'],
    ['an unknown state', { state: 'OR' }, 'The country has no such state'],
    ['the place and class of another', { country: 'US', state: null }, 'This place has a rate'],
  ])('is refused with %s', async (_case, changes, message) => {
    const { rates, add } = await fixture();
    await expect(add.execute(ADMIN, { ...DETAILS, ...changes })).rejects.toThrow(message);
    expect(await rates.all()).toEqual([federal]);
  });

  it('is one of 500 at most', async () => {
    const { rates, add } = await fixture();
    for (let count = 1; count < 500; count++) await rates.add(taxRate({ state: `S${count}` }));
    await expect(add.execute(ADMIN, DETAILS)).rejects.toMatchObject({ code: 'too_many_tax_rates' });
  });

  it('is edited, and audited; an edit without a change adds no version', async () => {
    const { rates, edit, auditLog } = await fixture();
    await edit.execute(ADMIN, 'federal', { rateMillionths: 50_000, state: 'NY', seenVersion: 1 });
    const after = { ...federal, rateMillionths: 50_000, state: 'NY', version: 2 };
    expect(await rates.all()).toEqual([after]);
    await edit.execute(ADMIN, 'federal', { name: 'Tax', state: 'New York', seenVersion: 2 });
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'tax.edit', subject: 'tax-rate federal' },
        ...{ before: federal, after },
      },
    ]);
  });

  it('gets no place and class of another by an edit', async () => {
    const { rates, edit, auditLog } = await fixture();
    const quebec = taxRate({ country: 'CA', state: 'QC' });
    await rates.add(quebec);
    const change = { country: 'CA', state: 'quebec', seenVersion: 1 };
    await expect(edit.execute(ADMIN, 'federal', change)).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'tax_rate_taken' },
    });
    expect([await rates.all(), auditLog.entries]).toEqual([[quebec, federal], []]);
  });

  it('is refused where the admin saw another version, and where there is none', async () => {
    const { edit } = await fixture();
    const change = { name: 'VAT', rateMillionths: 1, seenVersion: 2 };
    await expect(edit.execute(ADMIN, 'federal', change)).rejects.toMatchObject({
      ...{ code: 'edited_meanwhile', data: { version: 1, fields: ['name', 'percent'] } },
    });
    await expect(edit.execute(ADMIN, 'none', change)).rejects.toThrow('Tax rate not found');
  });

  it('is deleted, and audited', async () => {
    const { rates, remove, auditLog } = await fixture();
    await remove.execute(ADMIN, 'federal');
    expect(await rates.all()).toEqual([]);
    expect(auditLog.entries).toEqual([
      { actor: ADMIN, action: 'tax.delete', subject: 'tax-rate federal', before: federal },
    ]);
    await expect(remove.execute(ADMIN, 'federal')).rejects.toThrow('Tax rate not found');
  });
});
