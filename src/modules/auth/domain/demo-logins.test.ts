import { passwordRules } from '../../../../common/contract/account.js';
import { DEMO_LOGINS } from './demo-logins.js';

it('the demo has two logins that the sign-up would take', () => {
  const { admin, user } = DEMO_LOGINS;
  expect(user.email).not.toBe(admin.email);
  for (const { email, password } of [admin, user]) {
    expect(email).toMatch(/^\w+@\w+\.test$/);
    expect(password.length).toBeGreaterThanOrEqual(passwordRules.min);
  }
});
