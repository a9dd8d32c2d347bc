import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AccountBlocked, WrongCredentials } from '../domain/auth-errors.js';
import { FactorRequired } from '../domain/factor-errors.js';
import type { Credentials } from '../domain/user.js';
import { Passwords } from '../ports/passwords.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { SecurityLog } from '../ports/security-log.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { OpenFactorChallenge } from './open-factor-challenge.js';
import { type StartedSession, StartSession } from './start-session.js';

/** Logs a user in. Neither the response nor its time reveals whether an account exists. */
@Injectable()
export class LogIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly startSession: StartSession,
    private readonly securityLog: SecurityLog,
    private readonly factors: SecondFactorStore,
    private readonly openChallenge: OpenFactorChallenge,
    private readonly tokens: OpaqueTokens,
  ) {}

  /**
   * @throws WrongCredentials @throws AccountBlocked with the right password only
   * @throws DomainError kind `unavailable` when too many log in.
   * @throws FactorRequired where the password is right and the account has a second factor
   */
  async execute(input: {
    email: string;
    password: string;
    isTrustedDevice?: boolean;
  }): Promise<StartedSession> {
    this.passwords.checkRoom(input.isTrustedDevice);
    const user = await this.users.credentialsByEmail(input.email);
    const { password, isTrustedDevice } = input;
    const fits = await this.passwords.verify(user?.passwordHash, password, isTrustedDevice);
    if (user?.blockedAt && fits) {
      await this.securityLog.count({ kind: 'login.blocked', userId: user.id, isTrustedDevice });
      throw new AccountBlocked();
    }
    const session = user && fits && (await this.start(user, isTrustedDevice));
    if (user && session === 'factor-needed') throw await this.factorRequired(user, isTrustedDevice);
    if (session && session !== 'factor-needed') return session;
    await this.securityLog.count({ kind: 'login.failed', userId: user?.id, isTrustedDevice });
    throw new WrongCredentials();
  }

  /** Undefined where the password was changed, or the account blocked, since it was checked. */
  private start(
    user: Credentials,
    isTrustedDevice?: boolean,
  ): Promise<StartedSession | 'factor-needed' | undefined> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.holdPassword(user.id, user.passwordHash))) return undefined;
      // Asked for here: whoever adds the first factor locks the user, and then ends all sessions.
      if (await this.factors.hasAny(user.id)) return 'factor-needed';
      await this.securityLog.record({ kind: 'login.succeeded', userId: user.id, isTrustedDevice });
      return this.startSession.execute(user);
    });
  }

  private async factorRequired(user: Credentials, isTrustedDevice = false): Promise<DomainError> {
    const challenge = await this.openChallenge.execute({
      userId: user.id,
      purpose: 'login',
      // A login that was started with an older password cannot be completed.
      credentialsHash: this.tokens.hash(user.passwordHash),
      trustedDevice: isTrustedDevice,
    });
    // Its last factor was removed meanwhile: the login can be tried again.
    return challenge ? new FactorRequired(challenge) : new WrongCredentials();
  }
}
