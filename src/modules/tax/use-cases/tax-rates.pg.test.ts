import { ADMIN } from '../../../../test/support/open-module.js';
import { openTax } from '../testing/open-tax.js';
import { taxRate } from '../testing/tax-rate-fixtures.js';
import { AddTaxRate } from './add-tax-rate.js';
import { DeleteTaxRate } from './delete-tax-rate.js';
import { EditTaxRate } from './edit-tax-rate.js';

const tax = openTax();
const federal = taxRate();
const { id: NONE, version: _version, ...DETAILS } = taxRate({ country: 'CA', state: 'quebec' });
beforeEach(() => tax.add(federal));

describe('adding a tax rate', () => {
  const add = () => tax.get(AddTaxRate);

  it('stores it with its state as a code, and audits it', async () => {
    const id = await add().execute(ADMIN, DETAILS);
    const added = { ...DETAILS, id, state: 'QC', version: 1 };
    expect(await tax.rates()).toEqual([added, federal]);
    expect(await tax.auditEntries()).toEqual([
      { actor: ADMIN, action: 'tax.add', subject: `tax-rate ${id}`, after: added },
    ]);
  });

  it('is refused where the place has a rate of the class', async () => {
    const taken = { ...DETAILS, country: 'US', state: null };
    await expect(add().execute(ADMIN, taken)).rejects.toThrow('This place has a rate');
    expect([await tax.rates(), await tax.auditEntries()]).toEqual([[federal], []]);
  });

  it('gives a place to one of two that want it at once', async () => {
    const quebec = () => add().execute(ADMIN, DETAILS);
    const reason = expect.objectContaining({ code: 'tax_rate_taken' }) as Error;
    const ended = await Promise.allSettled([quebec(), quebec()]);
    expect(ended).toContainEqual({ status: 'rejected', reason });
    expect([await tax.rates(), await tax.auditEntries()]).toMatchObject([[{}, federal], [{}]]);
  });

  it('leaves no rate that is not audited', async () => {
    await expect(add().execute({ id: NONE }, DETAILS)).rejects.toThrow('audit_entry');
    expect(await tax.rates()).toEqual([federal]);
  });
});

describe('editing a tax rate', () => {
  const edit = () => tax.get(EditTaxRate);

  it('stores and audits it, and nothing where nothing is changed', async () => {
    const changes = { rateMillionths: 50_000, state: 'NY', seenVersion: 1 };
    await edit().execute(ADMIN, federal.id, changes);
    const after = { ...federal, rateMillionths: 50_000, state: 'NY', version: 2 };
    const unchanged = { name: 'Tax', state: 'New York', seenVersion: 2 };
    await edit().execute(ADMIN, federal.id, unchanged);
    expect(await tax.rates()).toEqual([after]);
    const subject = `tax-rate ${federal.id}`;
    expect(await tax.auditEntries()).toEqual([
      { actor: ADMIN, action: 'tax.edit', subject, before: federal, after },
    ]);
  });

  it('gets no place and class of another', async () => {
    const quebec = taxRate({ country: 'CA', state: 'QC' });
    await tax.add(quebec);
    const changes = { country: 'CA', state: 'quebec', seenVersion: 1 };
    await expect(edit().execute(ADMIN, federal.id, changes)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'tax_rate_taken',
    });
    expect([await tax.rates(), await tax.auditEntries()]).toEqual([[quebec, federal], []]);
  });

  it('is refused for the second of two admins at once', async () => {
    const renamed = () => edit().execute(ADMIN, federal.id, { name: 'VAT', seenVersion: 1 });
    const reason = expect.objectContaining({ code: 'edited_meanwhile' }) as Error;
    const ended = await tax.allAtOnce(() => tax.repository().lockAll(), renamed, renamed);
    expect(ended).toContainEqual({ status: 'rejected', reason });
    expect(await tax.rates()).toEqual([{ ...federal, name: 'VAT', version: 2 }]);
  });

  it('is refused where there is none', async () => {
    const changes = { name: 'VAT', seenVersion: 1 };
    await expect(edit().execute(ADMIN, NONE, changes)).rejects.toThrow('Tax rate not found');
  });
});

describe('deleting a tax rate', () => {
  const remove = () => tax.get(DeleteTaxRate);

  it('is audited', async () => {
    await remove().execute(ADMIN, federal.id);
    expect(await tax.rates()).toEqual([]);
    const subject = `tax-rate ${federal.id}`;
    expect(await tax.auditEntries()).toEqual([
      { actor: ADMIN, action: 'tax.delete', subject, before: federal },
    ]);
  });

  it('is refused where there is none', async () => {
    await expect(remove().execute(ADMIN, NONE)).rejects.toThrow('Tax rate not found');
  });
});
