import { newUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const logIn = (email: string, password = PASSWORD) =>
  shop.api.post<{ token: string }>('auth/login', { email, password });

describe('changing the password', () => {
  it('ends every other session and gives a new token', async () => {
    const user = await newUser(shop);
    const other = await logIn(user.email);
    const answer = await user.api.post<{ token: string }>('auth/change-password', {
      oldPassword: PASSWORD,
      newPassword: 'another one',
      confirmPassword: 'another one',
    });
    expect(answer.status).toBe(200);
    expect((await shop.api.as(answer.data.token).get('users/user')).status).toBe(200);
    expect((await shop.api.as(other.data.token).get('users/user')).status).toBe(401);
    expect((await user.api.get('users/user')).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(user.email, 'another one')).status).toBe(200);
  });

  it('refuses a wrong old password and changes nothing', async () => {
    const user = await newUser(shop);
    const answer = await user.api.post('auth/change-password', {
      oldPassword: 'wrong one',
      newPassword: 'another one',
      confirmPassword: 'another one',
    });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([
      { field: 'oldPassword', message: 'The old password is not correct' },
    ]);
    expect((await logIn(user.email)).status).toBe(200);
  });

  it('succeeds once when asked twice at the same time', async () => {
    const user = await newUser(shop);
    const change = (newPassword: string) =>
      user.api.post('auth/change-password', {
        oldPassword: PASSWORD,
        newPassword,
        confirmPassword: newPassword,
      });
    const answers = await Promise.all([change('number one'), change('number two')]);
    const done = answers.findIndex(({ status }) => status === 200);
    // The other's session may have ended before its password was compared.
    expect([400, 401]).toContain(answers[1 - done]?.status);
    const logins = [await logIn(user.email, 'number one'), await logIn(user.email, 'number two')];
    expect(logins.findIndex(({ status }) => status === 200)).toBe(done);
    expect(logins[1 - done]?.status).toBe(401);
  });

  it('leaves no session of a login that checked the old password', async () => {
    const user = await newUser(shop);
    const change = {
      oldPassword: PASSWORD,
      newPassword: 'another one',
      confirmPassword: 'another one',
    };
    const [logins, changed] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => logIn(user.email))),
      user.api.post('auth/change-password', change),
    ]);
    expect(changed.status).toBe(200);
    for (const login of logins.filter(({ status }) => status === 200)) {
      expect((await shop.api.as(login.data.token).get('users/user')).status).toBe(401);
    }
  });
});
