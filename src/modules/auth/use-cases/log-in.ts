import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AccountBlocked, WrongCredentials } from '../domain/auth-errors.js';
import type { Credentials } from '../domain/user.js';
import { Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';
import { type SessionTokens, StartSession } from './start-session.js';

/** Logs a user in. Neither the response nor its time reveals whether an account exists. */
@Injectable()
export class LogIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly startSession: StartSession,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws WrongCredentials @throws AccountBlocked with the right password only
   * @throws DomainError kind `unavailable` when too many log in.
   */
  async execute(input: {
    email: string;
    password: string;
    isTrustedDevice?: boolean;
  }): Promise<SessionTokens> {
    this.passwords.checkRoom(input.isTrustedDevice);
    const user = await this.users.credentialsByEmail(input.email);
    const { password, isTrustedDevice } = input;
    const fits = await this.passwords.verify(user?.passwordHash, password, isTrustedDevice);
    if (user?.blockedAt && fits) {
      await this.securityLog.count({ kind: 'login.blocked', userId: user.id, isTrustedDevice });
      throw new AccountBlocked();
    }
    const session = user && fits && (await this.start(user, isTrustedDevice));
    if (session) return session;
    await this.securityLog.count({ kind: 'login.failed', userId: user?.id, isTrustedDevice });
    throw new WrongCredentials();
  }

  /** Undefined where the password was changed, or the account blocked, since it was checked. */
  private start(user: Credentials, isTrustedDevice?: boolean): Promise<SessionTokens | undefined> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.holdPassword(user.id, user.passwordHash))) return undefined;
      await this.securityLog.record({ kind: 'login.succeeded', userId: user.id, isTrustedDevice });
      return this.startSession.execute(user);
    });
  }
}
