import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { newUser, type Role } from '../domain/user.js';
import { DEMO_LOGINS, DemoUsers } from '../ports/demo-users.js';
import { Passwords } from '../ports/passwords.js';
import { UserRepository } from '../ports/user-repository.js';

const NAMES = { admin: 'Demo Admin', user: 'Demo User' };

/** Makes the demo accounts once; an account that is there is left as it is. */
@Injectable()
export class EnsureDemoUsers extends DemoUsers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async ensure(): Promise<{ adminId: string; userId: string }> {
    return { adminId: await this.one('admin'), userId: await this.one('user') };
  }

  shopper(name: string, email: string): Promise<string> {
    return this.make(name, email, 'user', this.ids.next());
  }

  private one(role: Role): Promise<string> {
    const { email, password } = DEMO_LOGINS[role];
    return this.make(NAMES[role], email, role, password);
  }

  private async make(name: string, email: string, role: Role, password: string): Promise<string> {
    const known = await this.users.findByEmail(email);
    if (known) return known.id;
    const passwordHash = await this.passwords.hash(password);
    const given = { id: this.ids.next(), name, email, role };
    const user = newUser({ ...given, createdAt: this.clock.now() });
    await this.unitOfWork.run(() => this.users.add(user, passwordHash));
    return user.id;
  }
}
