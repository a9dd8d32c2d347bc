import type { Call } from './call.js';

const PASSWORD = 'secret-1';
const ACCOUNT = { name: 'Grace Hopper', email: 'grace@example.com' };

/** Section 7.1. */
export const AUTH: readonly Call[] = [
  {
    route: 'POST auth/signup',
    as: 'guest',
    status: 201,
    send: () => ({ ...ACCOUNT, password: PASSWORD, confirmPassword: PASSWORD }),
    data: { token: expect.any(String) },
  },
  {
    route: 'POST auth/login',
    as: 'guest',
    send: () => ({ email: ACCOUNT.email, password: PASSWORD }),
    data: { token: expect.any(String) },
    keep: ['session', 'token'],
  },
  {
    route: 'POST auth/change-password',
    as: 'guest',
    bearer: 'session',
    send: () => ({ oldPassword: PASSWORD, newPassword: 'secret-2', confirmPassword: 'secret-2' }),
    message: 'Password changed successfully!',
    data: { token: expect.any(String) },
    keep: ['session', 'token'],
  },
  {
    route: 'POST auth/forgot-password',
    as: 'guest',
    send: () => ({ email: ACCOUNT.email }),
    message: 'Check your email for the reset link!',
    data: null,
  },
  {
    route: 'POST auth/reset-password',
    as: 'guest',
    first: 'read the reset link',
    send: ({ reset }) => ({ token: reset, password: 'secret-3' }),
    message: 'Password reset successful!',
    data: null,
  },
  {
    route: 'POST auth/forgot-password',
    as: 'guest',
    send: () => ({ email: ACCOUNT.email }),
    data: null,
  },
  {
    route: 'POST auth/reset-password',
    as: 'guest',
    first: 'read the reset link',
    bearer: 'reset',
    send: () => ({ password: 'secret-4' }),
    message: 'Password reset successful!',
    data: null,
  },
  {
    route: 'POST auth/login',
    as: 'guest',
    send: () => ({ email: ACCOUNT.email, password: 'secret-4' }),
    data: { token: expect.any(String) },
    keep: ['session', 'token'],
  },
  // By the cookie of the login alone.
  { route: 'POST auth/access-token', as: 'guest', data: { accessToken: expect.any(String) } },
  { route: 'POST auth/logout', as: 'guest', bearer: 'session', data: null },
];
