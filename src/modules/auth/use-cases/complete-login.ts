import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { factorsChanged } from '../domain/auth-events.js';
import { ChallengeExpired, WrongFactor } from '../domain/factor-errors.js';
import { type FactorAnswer, FACTOR_MAX_ATTEMPTS } from '../domain/second-factor.js';
import type { Credentials } from '../domain/user.js';
import { type FactorChallenge, FactorChallenges } from '../ports/factor-challenges.js';
import { SecurityLog } from '../ports/security-log.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { type StartedSession, StartSession } from './start-session.js';
import { VerifySecondFactor } from './verify-second-factor.js';

/** Completes a login by a second factor. A challenge starts one session at most. */
@Injectable()
export class CompleteLogin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly challenges: FactorChallenges,
    private readonly verifyFactor: VerifySecondFactor,
    private readonly users: UserRepository,
    private readonly startSession: StartSession,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** The account of an open challenge, by which attempts are limited. */
  async accountOf(challenge: string): Promise<{ id: string; email: string } | undefined> {
    const userId = await this.challenges.userOf(this.tokens.hash(challenge), this.clock.now());
    return userId === undefined ? undefined : this.users.find(userId);
  }

  /** @throws ChallengeExpired @throws WrongFactor */
  async execute(token: string, answer: FactorAnswer): Promise<StartedSession> {
    const hash = this.tokens.hash(token);
    // Counted and committed before the answer is looked at, so that a burst does not pass.
    const challenge = await this.unitOfWork.run(() =>
      this.challenges.attempt(hash, 'login', this.clock.now()),
    );
    if (!challenge) throw new ChallengeExpired();
    const user = await this.users.credentialsOf(challenge.userId);
    if (!user || this.tokens.hash(user.passwordHash) !== challenge.credentialsHash) {
      throw new ChallengeExpired();
    }
    const session = await this.unitOfWork.run(() => this.complete(challenge, user, answer));
    if (session) return session;
    await this.refuse(challenge);
    throw new WrongFactor();
  }

  /** Undefined where the answer is wrong. */
  private async complete(
    { id, trustedDevice, passkeyChallenge }: FactorChallenge,
    user: Credentials,
    answer: FactorAnswer,
  ): Promise<StartedSession | undefined> {
    const method = await this.verifyFactor.execute(user.id, answer, passkeyChallenge);
    if (!method) return undefined;
    // Thrown where it was answered meanwhile: the code is not used up then.
    if (!(await this.challenges.consume(id))) throw new ChallengeExpired();
    if (!(await this.users.holdPassword(user.id, user.passwordHash))) throw new ChallengeExpired();
    const event = { kind: 'login.succeeded', userId: user.id, subject: method } as const;
    await this.securityLog.record({ ...event, isTrustedDevice: trustedDevice });
    return this.startSession.execute(user);
  }

  private async refuse(challenge: FactorChallenge & { readonly attempts: number }): Promise<void> {
    const { userId, trustedDevice, attempts } = challenge;
    await this.securityLog.count({
      kind: 'factor.refused',
      userId,
      isTrustedDevice: trustedDevice,
    });
    if (attempts < FACTOR_MAX_ATTEMPTS) return;
    // Somebody knows the password, and has no factor.
    await this.unitOfWork.run(() =>
      this.events.publish(factorsChanged, { personId: userId, change: 'answers-refused' }),
    );
  }
}
