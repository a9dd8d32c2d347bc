import { profileSchema } from './profile-schema';

const person = {
  name: 'Ada Strong',
  email: 'ada@vigor.test',
  address: '',
  phone: '',
  currentPassword: '',
};
const errorsOf = (change: object) =>
  profileSchema.safeParse({ ...person, ...change }).error?.issues.map(({ message }) => message);

describe('the profile form', () => {
  it('takes a user without address and phone', () => {
    expect(profileSchema.parse(person)).toEqual(person);
  });

  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ name: 'x'.repeat(51) }, 'Name is too long'],
    [{ email: 'ada' }, 'Invalid email address'],
    [{ phone: '0123456789' }, 'Phone number must be at least 11 characters'],
  ])('refuses %j', (change, message) => expect(errorsOf(change)).toEqual([message]));

  it('takes 50 characters of a name and 11 of a phone number', () => {
    expect(errorsOf({ name: 'x'.repeat(50), phone: '01234567890' })).toBeUndefined();
  });
});
