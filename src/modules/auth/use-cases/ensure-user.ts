import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { newUser } from '../domain/user.js';
import { Passwords } from '../ports/passwords.js';
import { UserRepository } from '../ports/user-repository.js';

/** Creates an account for an email address without one; an existing account is left unchanged. */
@Injectable()
export class EnsureUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the account with this email address */
  async execute(input: {
    name: string;
    email: string;
    staffRole: StaffRole | null;
    password: string;
  }): Promise<string> {
    const { password, ...account } = input;
    const known = await this.users.findByEmail(account.email);
    if (known) return known.id;
    const passwordHash = await this.passwords.hash(password);
    const user = newUser({ ...account, id: this.ids.next(), createdAt: this.clock.now() });
    await this.unitOfWork.run(() => this.users.add(user, passwordHash));
    return user.id;
  }
}
