/** The logins that everybody may know in demo mode. */
export const DEMO_LOGINS = {
  admin: { email: 'admin@vigor.test', password: 'vigor-admin' },
  user: { email: 'user@vigor.test', password: 'vigor-user' },
} as const;

/** Front door: the users of demo mode. */
export abstract class DemoUsers {
  /** Makes the accounts that are missing; answers the ids of both. */
  abstract ensure(): Promise<{ adminId: string; userId: string }>;
  /** Makes a shopper that nobody can sign in as, where missing; answers the id. */
  abstract shopper(name: string, email: string): Promise<string>;
}
