import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { PUBLISHED_LOGINS } from '../domain/demo-logins.js';
import type { Credentials } from '../domain/user.js';
import { Passwords } from '../ports/passwords.js';
import { UserRepository } from '../ports/user-repository.js';

/** An account whose password anybody can read. */
export interface PublishedAccount {
  readonly id: string;
  readonly email: string;
  readonly staffRole: StaffRole | null;
}

/** Most accounts of each kind whose passwords are compared, each of which takes some 20 ms. */
const MOST = 50;

/** Finds accounts with a published password, also blocked ones: they can be unblocked. */
@Injectable()
export class FindPublishedPasswords {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Compares the accounts with a published email address; where the demo was used also those of the staff, because
   * a demo account may have changed its address, and the newest of the accounts that there were then.
   * `demoUsedAt` is null where it never was.
   */
  async execute(demoUsedAt: Date | null): Promise<readonly PublishedAccount[]> {
    const found: PublishedAccount[] = [];
    for (const { id, email, staffRole, passwordHash } of await this.candidates(demoUsedAt)) {
      if (await this.isPublished(passwordHash)) found.push({ id, email, staffRole });
    }
    return found;
  }

  private async candidates(demoUsedAt: Date | null): Promise<Iterable<Credentials>> {
    const named = PUBLISHED_LOGINS.map(({ email }) => this.users.credentialsByEmail(email));
    const accounts = (await Promise.all(named)).flatMap((account) => account ?? []);
    if (demoUsedAt) {
      accounts.push(...(await this.users.credentialsOfStaff(MOST)));
      accounts.push(...(await this.users.credentialsCreatedUntil(demoUsedAt, MOST)));
    }
    return new Map(accounts.map((account) => [account.id, account])).values();
  }

  private async isPublished(passwordHash: string): Promise<boolean> {
    for (const { password } of PUBLISHED_LOGINS) {
      if (await this.passwords.verify(passwordHash, password, true)) return true;
    }
    return false;
  }
}
