import { contactSchema, EMPTY } from './contact-schema';

const GIVEN = { name: 'Ann', email: 'ann@shop.test', subject: 'Hi', message: 'A\nB', website: '' };

function complaints(input: unknown): string[] {
  const { error } = contactSchema.safeParse(input);
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('contactSchema', () => {
  it('asks for all four, and once each', () => {
    const required = ['Name', 'Email', 'Subject', 'Message'].map((label) => `${label} is required`);
    expect(complaints(EMPTY)).toEqual(required);
    expect(complaints({ ...GIVEN, message: ' \n ' })).toEqual(['Message is required']);
  });

  it('takes a filled form, without the blanks around it', () => {
    expect(contactSchema.parse({ ...GIVEN, email: ' ann@shop.test ' })).toEqual(GIVEN);
  });

  it('refuses what is no address, and what the API finds too long', () => {
    expect(complaints({ ...GIVEN, email: 'ann@' })).toEqual(['Invalid email address']);
    expect(complaints({ ...GIVEN, name: 'n'.repeat(51) })).toEqual(['Name is too long']);
    expect(complaints({ ...GIVEN, message: 'm'.repeat(5001) })).toEqual(['Message is too long']);
  });
});
