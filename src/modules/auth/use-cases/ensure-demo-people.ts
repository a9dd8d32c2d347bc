import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { newPerson, type Role } from '../domain/person.js';
import { DEMO_LOGINS, DemoPeople } from '../ports/demo-people.js';
import { Passwords } from '../ports/passwords.js';
import { PersonStore } from '../ports/person-store.js';

const NAMES = { admin: 'Demo Admin', user: 'Demo User' };

/** Makes the demo accounts once; an account that is there is left as it is. */
@Injectable()
export class EnsureDemoPeople extends DemoPeople {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: PersonStore,
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
    const known = await this.people.findByEmail(email);
    if (known) return known.id;
    const passwordHash = await this.passwords.hash(password);
    const given = { id: this.ids.next(), name, email, role };
    const person = newPerson({ ...given, createdAt: this.clock.now() });
    await this.unitOfWork.run(() => this.people.add(person, passwordHash));
    return person.id;
  }
}
