import { currentSettings } from '../../../../common/contract/current-settings.js';
import { SELLER } from '../testing/invoice-fixtures.js';
import { toSeller } from './invoice-parties.js';

describe('the seller on a document', () => {
  it('is the shop by its legal name, with its address and tax IDs', () => {
    const address = { street: '100 Forge Street', city: 'Portland', region: 'OR' };
    const settings = {
      ...address,
      postalCode: '97201',
      country: 'US',
      timeZone: 'UTC',
      name: 'Vigor',
      legalName: 'Vigor Inc.',
      email: 'shop@vigor.test',
      taxIds: 'EIN 12-3456789',
    };
    expect(
      toSeller(currentSettings(settings, { isDemo: true, isTestDomainAllowed: true })),
    ).toEqual(SELLER);
  });

  it('has the name of the shop where there is no legal one, and nothing that is not set', () => {
    const settings = { name: 'Vigor', country: 'DE', timeZone: 'Europe/Berlin' };
    expect(toSeller(currentSettings(settings))).toEqual({
      ...settings,
      address: null,
      email: null,
      taxIds: null,
    });
  });
});
