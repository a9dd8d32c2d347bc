import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { userRegistered } from '../domain/auth-events.js';
import { EmailTaken } from '../domain/auth-errors.js';
import { PasswordPolicy } from '../domain/password-policy.js';
import { newUser } from '../domain/user.js';
import { Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';
import { type SessionTokens, StartSession } from './start-session.js';

/** Creates an account and starts its first session. */
@Injectable()
export class SignUp {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly startSession: StartSession,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws EmailTaken @throws InvalidInput for a common password, where those are refused. */
  async execute(input: { name: string; email: string; password: string }): Promise<SessionTokens> {
    this.policy.check('password', input.password);
    this.passwords.checkRoom();
    // The answer says it anyway, so it needs no hash.
    if (await this.users.findByEmail(input.email)) throw new EmailTaken();
    const passwordHash = await this.passwords.hash(input.password);
    const user = newUser({ ...input, id: this.ids.next(), createdAt: this.clock.now() });
    return this.unitOfWork.run(async () => {
      await this.users.add(user, passwordHash);
      await this.events.publish(userRegistered, { personId: user.id });
      await this.securityLog.record({ kind: 'account.created', userId: user.id });
      return this.startSession.execute(user);
    });
  }
}
