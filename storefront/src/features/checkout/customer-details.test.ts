import { addressFormatOf } from '../../../../common/contract/address-formats';
import { customerDetailsSchema, formRules, phoneFor, prefilled } from './customer-details';

const GOOD = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};

const schemaOf = (country: string, isKnown = true) =>
  customerDetailsSchema(formRules(country, isKnown ? addressFormatOf(country) : undefined));
const schema = schemaOf('US');

/** The first text of each field, as the form shows it. */
function errorsOf(sent: Partial<typeof GOOD>): Record<string, string> {
  const issues = schema.safeParse({ ...GOOD, ...sent }).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

describe('the checkout form', () => {
  it('takes what is right, trimmed', () => {
    expect(schema.parse({ ...GOOD, city: ' London ' })).toEqual(GOOD);
  });

  it.each([
    ['phone', '(555) 123-4567', '5551234567'],
    ['phone', '+1 555-123-4567', '15551234567'],
    ['zip', '04101-1234', '041011234'],
    ['state', 'Maine', 'ME'],
    ['state', 'me', 'ME'],
    ['state', ' Nova Scotia ', 'Nova Scotia'],
  ])('takes the %s %s as people write it', (field, typed, sent) => {
    expect(schema.parse({ ...GOOD, [field]: typed })).toMatchObject({
      [field]: sent,
    });
  });

  it('names each missing field', () => {
    expect(errorsOf(Object.fromEntries(Object.keys(GOOD).map((name) => [name, ' '])))).toEqual({
      fullName: 'Full Name is required',
      email: 'Email Address is required',
      phone: 'Phone Number is required',
      address: 'Street Address is required',
      city: 'City is required',
      state: 'State/Province is required',
      zip: 'ZIP Code is required',
    });
  });

  it.each([
    ['email', 'ada@example', 'Invalid email format'],
    ['phone', '123456789', 'Enter a valid phone number'],
    ['phone', '1234567890123456', 'Enter a valid phone number'],
    ['phone', '555-123-HELP', 'Enter a valid phone number'],
    ['phone', '(555) 123-456', 'Enter a valid phone number'],
    ['zip', '123', 'Enter a valid ZIP code'],
    ['zip', '12345678901', 'Enter a valid ZIP code'],
    ['zip', 'AB12', 'Enter a valid ZIP code'],
  ])('refuses the %s %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('follows the rules of another country, which the server alone has until they are there', () => {
    const german = { ...GOOD, phone: '+49 30 123456', state: '', zip: ' 10115 ', country: 'DE' };
    expect(schemaOf('DE').parse(german)).toMatchObject({ phone: '+4930123456', zip: '10115' });
    expect(schemaOf('DE').safeParse({ ...german, state: 'Texas' }).error?.issues).toMatchObject([
      { path: ['state'], message: 'Choose a state or province of this country' },
    ]);
    expect(schemaOf('DE', false).safeParse({ ...german, state: 'Texas' }).success).toBe(true);
  });

  it('opens with what the profile knows', () => {
    const person = { name: 'Ada', email: 'a@b.test', address: null, phone: '+44 (0)1234-567890' };
    expect(prefilled(person)).toMatchObject({ fullName: 'Ada', phone: person.phone, city: '' });
    expect(prefilled(undefined)).toMatchObject({ fullName: '', email: '', phone: '', address: '' });
  });

  const KNOWN = '+44 (0)1234-567890';
  it.each([
    ['US', KNOWN, KNOWN, '4401234567890'],
    ['GB', KNOWN, KNOWN, '+4401234567890'],
    ['GB', '4401234567890', KNOWN, '+4401234567890'],
    ['US', '+4401234567890', KNOWN, '4401234567890'],
    ['US', '(555) 123-4567', '5551234567', '5551234567'],
    ['DE', '+49 30 123', KNOWN, '+49 30 123'],
    ['DE', '', KNOWN, ''],
    ['DE', '+49 30 123', null, '+49 30 123'],
  ])(
    'in %s writes the phone number %j, where %j is known, as %s',
    (country, typed, known, form) => {
      expect(phoneFor(country, typed, known)).toBe(form);
    },
  );
});
