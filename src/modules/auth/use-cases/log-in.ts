import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { WrongCredentials } from '../domain/auth-errors.js';
import { Passwords } from '../ports/passwords.js';
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
  ) {}

  /** @throws WrongCredentials @throws DomainError kind `unavailable` when too many log in. */
  async execute(input: {
    email: string;
    password: string;
    isTrustedDevice?: boolean;
  }): Promise<SessionTokens> {
    this.passwords.checkRoom(input.isTrustedDevice);
    const user = await this.users.credentialsByEmail(input.email);
    const { password, isTrustedDevice } = input;
    const fits = await this.passwords.verify(user?.passwordHash, password, isTrustedDevice);
    if (!user || !fits) throw new WrongCredentials();
    return this.unitOfWork.run(async () => {
      // A password changed since the check must not leave a session of the old one.
      const held = await this.users.holdPassword(user.id, user.passwordHash);
      if (!held) throw new WrongCredentials();
      return this.startSession.execute(user);
    });
  }
}
