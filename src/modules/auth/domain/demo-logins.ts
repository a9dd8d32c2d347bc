/** The public logins of demo mode: returned by the API and created by the demo seed. */
export const DEMO_LOGINS = {
  admin: { email: 'admin@vigor.test', password: 'vigor-admin' },
  user: { email: 'user@vigor.test', password: 'vigor-user' },
} as const;

/** Logins that anybody can read, here or in the README: production refuses accounts with one of their passwords. */
export const PUBLISHED_LOGINS: readonly { readonly email: string; readonly password: string }[] =
  Object.values(DEMO_LOGINS);
