import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DEMO_LOGINS, EnsureUser } from '../../src/modules/auth/index.js';

/** The accounts of the demo. Each is created once and then left as it is. */
export class DemoUsers {
  private readonly ensureUser = this.app.get(EnsureUser);

  constructor(private readonly app: INestApplicationContext) {}

  /** @returns the id of the admin with the published login */
  admin(): Promise<string> {
    return this.ensureUser.execute({
      ...DEMO_LOGINS.admin,
      name: 'Demo Admin',
      staffRole: 'owner',
    });
  }

  /** @returns the id of the shopper with the published login */
  user(): Promise<string> {
    return this.ensureUser.execute({ ...DEMO_LOGINS.user, name: 'Demo User', staffRole: null });
  }

  /** A shopper with a random password. @returns the id */
  shopper(name: string, email: string): Promise<string> {
    return this.ensureUser.execute({ name, email, staffRole: null, password: randomUUID() });
  }
}
