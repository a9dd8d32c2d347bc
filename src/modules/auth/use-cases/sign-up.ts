import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
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
import { ReleaseEmail } from './release-email.js';
import { type StartedSession, StartSession } from './start-session.js';

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
    private readonly releaseEmail: ReleaseEmail,
  ) {}

  /**
   * @param input.emailProof takes the address from an account that has it by an unconfirmed change
   * @throws EmailTaken @throws InvalidEmailProof
   * @throws InvalidInput for a common password, where those are refused.
   */
  async execute(input: {
    name: string;
    email: string;
    password: string;
    emailProof?: string;
  }): Promise<StartedSession> {
    this.policy.check('password', input.password);
    this.passwords.checkRoom();
    const isProved = this.releaseEmail.isProved(input.email, input.emailProof);
    // The answer says it anyway, so it needs no hash.
    if (!isProved && (await this.users.findByEmail(input.email))) throw new EmailTaken();
    const passwordHash = await this.passwords.hash(input.password);
    const { name, email } = input;
    const user = newUser({ name, email, id: this.ids.next(), createdAt: this.clock.now() });
    return this.unitOfWork.run(async () => {
      if (isProved) await this.releaseEmail.execute(email);
      await this.users.add(user, passwordHash);
      await this.events.publish(userRegistered, { personId: user.id });
      await this.securityLog.record({ kind: 'account.created', userId: user.id });
      return this.startSession.execute(user);
    });
  }
}
