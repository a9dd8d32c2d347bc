import type { AuthProvider } from 'react-admin';
import { isSameAdmin, leave } from './admin-session';

/**
 * The shared session as React-Admin sees it. It never redirects by itself: the session reports
 * when it has ended, and the storefront's login is another application.
 */
export const authProvider: AuthProvider = {
  login: () => leave(),
  logout: () => Promise.resolve(false),
  checkAuth: () => (isSameAdmin() ? Promise.resolve() : leave()),
  // A 401 that a new token does not solve has cleared the session already; a 403 is shown by its caller.
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve('admin'),
};
