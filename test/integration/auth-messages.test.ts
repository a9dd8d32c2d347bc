import { newUser, PASSWORD, type TestPerson } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

let shop: TestApp;
let user: TestPerson;
beforeAll(async () => {
  shop = await startTestApp();
  user = await newUser(shop);
});
afterAll(() => shop.close());

type Case = [given: object, field: string, message: string];

const EMAIL = 'Invalid email address';
const SHORT = 'Password must be at least 6 characters';
const LONG = 'Password cannot exceed 100 characters';
const a = (length: number) => 'a'.repeat(length);

const passwordCases = (field: string): Case[] => [
  [{ [field]: undefined }, field, SHORT],
  [{ [field]: 123456 }, field, SHORT],
  [{ [field]: a(5) }, field, SHORT],
  [{ [field]: a(101) }, field, LONG],
];
const emailCases: Case[] = [undefined, '', 'ann', 'ann@', 'a b@x.test', 5, `${a(300)}@x.test`].map(
  (email) => [{ email }, 'email', EMAIL],
);

/** Sends a good body with one thing wrong, and expects the text of that field, to the letter. */
function refuses(call: (body: object) => Promise<unknown>, good: object, cases: Case[]) {
  it.each(cases)('%j → %s: %s', async (given, field, message) => {
    expect(await call({ ...good, ...given })).toMatchObject({
      status: 400,
      success: false,
      code: 'invalid_input',
      message,
      errors: [{ field, message }],
    });
  });
}

describe('signup', () => {
  const good = { name: 'Ann', email: 'new@x.test', password: PASSWORD, confirmPassword: PASSWORD };
  refuses((body) => shop.api.post('auth/signup', body), good, [
    [{ name: undefined }, 'name', 'Full name is required'],
    [{ name: '   ' }, 'name', 'Full name is required'],
    [{ name: { a: 1 } }, 'name', 'Full name is required'],
    [{ name: a(51) }, 'name', 'Name is too long'],
    ...emailCases,
    ...[undefined, a(5)].map((password): Case => [
      { password, confirmPassword: password },
      'password',
      SHORT,
    ]),
    [{ password: a(101), confirmPassword: a(101) }, 'password', LONG],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
    [{ confirmPassword: 'another' }, 'confirmPassword', 'Passwords do not match'],
  ]);

  it('names every bad field at once, and the first one in the message', async () => {
    const answer = await shop.api.post('auth/signup', {});
    expect(answer.message).toBe('Full name is required');
    expect(answer.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'password']);
  });

  it('takes the longest name and passwords of 6 and of 100', async () => {
    const body = { name: a(50), email: 'long@x.test', password: a(100) };
    expect((await shop.api.post('auth/signup', body)).status).toBe(201);
    const short = { name: 'B', email: 'short@x.test', password: a(6) };
    expect((await shop.api.post('auth/signup', short)).status).toBe(201);
  });
});

describe('login', () => {
  const good = { email: 'new@x.test', password: PASSWORD };
  refuses((body) => shop.api.post('auth/login', body), good, [
    ...emailCases,
    ...passwordCases('password'),
  ]);
});

describe('change-password', () => {
  const good = { oldPassword: PASSWORD, newPassword: 'a new one', confirmPassword: 'a new one' };
  refuses((body) => user.api.post('auth/change-password', body), good, [
    [{ newPassword: a(5), confirmPassword: a(5) }, 'newPassword', SHORT],
    [{ newPassword: a(101), confirmPassword: a(101) }, 'newPassword', LONG],
    [{ confirmPassword: undefined }, 'confirmPassword', 'Please confirm your password'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
    [{ confirmPassword: 'another' }, 'confirmPassword', 'Passwords do not match'],
    [{ oldPassword: undefined }, 'oldPassword', 'The old password is not correct'],
    [{ oldPassword: 'x' }, 'oldPassword', 'The old password is not correct'],
  ]);
});

describe('profile', () => {
  refuses((body) => user.api.put('users', body), {}, [
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: null }, 'name', 'Name is required'],
    [{ name: a(51) }, 'name', 'Name is too long'],
    ...emailCases.slice(1),
    [{ phone: '1234567890' }, 'phone', 'Phone number must be at least 11 characters'],
    [{ phone: 12345678901 }, 'phone', 'Phone number must be at least 11 characters'],
    [{ address: a(301) }, 'address', 'Address is too long'],
    [{ image: 'https://elsewhere.test/a.png' }, 'image', 'Image not found'],
  ]);
});
