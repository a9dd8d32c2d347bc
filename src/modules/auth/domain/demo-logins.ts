/** The logins that everybody may know in demo mode: the API tells them, the demo creates them. */
export const DEMO_LOGINS = {
  admin: { email: 'admin@vigor.test', password: 'vigor-admin' },
  user: { email: 'user@vigor.test', password: 'vigor-user' },
} as const;
