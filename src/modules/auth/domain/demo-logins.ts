/** The public logins of demo mode: returned by the API and created by the demo seed. */
export const DEMO_LOGINS = {
  admin: { email: 'admin@vigor.test', password: 'vigor-admin' },
  user: { email: 'user@vigor.test', password: 'vigor-user' },
} as const;
