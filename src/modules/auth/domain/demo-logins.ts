/** The public logins of demo mode: the API answers them, the demo seed creates them. */
export const DEMO_LOGINS = {
  admin: { email: 'admin@vigor.test', password: 'vigor-admin' },
  user: { email: 'user@vigor.test', password: 'vigor-user' },
} as const;
