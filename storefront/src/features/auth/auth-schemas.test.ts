import { changePasswordSchema, loginSchema, registrationSchema } from './auth-schemas';

const errorsOf = (
  schema: typeof registrationSchema | typeof changePasswordSchema | typeof loginSchema,
  input: object,
) =>
  schema
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const person = {
  name: 'Ada Strong',
  email: 'ada@vigor.test',
  password: 'secret1',
  confirmPassword: 'secret1',
};

describe('what the forms accept', () => {
  it('names every field of an empty registration', () => {
    const empty = { name: '', email: '', password: '', confirmPassword: '' };
    expect(errorsOf(registrationSchema, empty)).toEqual([
      'name: Full name is required',
      'email: Invalid email address',
      'password: Password must be at least 6 characters',
      'confirmPassword: Please confirm your password',
    ]);
    expect(errorsOf(registrationSchema, person)).toEqual([]);
  });

  it('says that passwords differ, also while another field is wrong', () => {
    const input = { ...person, email: 'ada', confirmPassword: 'secret2' };
    expect(errorsOf(registrationSchema, input)).toEqual([
      'email: Invalid email address',
      'confirmPassword: Passwords do not match',
    ]);
  });

  it.each([
    ['12345', 'password: Password must be at least 6 characters'],
    ['x'.repeat(101), 'password: Password cannot exceed 100 characters'],
  ])('bounds a password', (password, message) => {
    expect(errorsOf(loginSchema, { email: 'ada@vigor.test', password })).toEqual([message]);
  });

  it('takes any old password, and compares the new ones', () => {
    const change = { oldPassword: '', newPassword: 'secret1', confirmPassword: 'secret1' };
    expect(errorsOf(changePasswordSchema, change)).toEqual([]);
    expect(errorsOf(changePasswordSchema, { ...change, confirmPassword: 'other12' })).toEqual([
      'confirmPassword: Passwords do not match',
    ]);
  });
});
