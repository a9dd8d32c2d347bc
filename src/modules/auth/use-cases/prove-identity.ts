import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NoSession } from '../domain/auth-errors.js';
import { type OpenChallenge, ProofExpired, WrongProof } from '../domain/factor-errors.js';
import type { FactorAnswer } from '../domain/second-factor.js';
import { FactorChallenges } from '../ports/factor-challenges.js';
import { Passwords } from '../ports/passwords.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { SecurityLog } from '../ports/security-log.js';
import { type OwnSession, SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { OpenFactorChallenge } from './open-factor-challenge.js';
import { VerifySecondFactor } from './verify-second-factor.js';

/** How a signed-in user proves who they are: by the password, or by a factor where they have one. */
export type ProofAnswer =
  { readonly password: string } | { readonly challenge: string; readonly answer: FactorAnswer };

/**
 * Lets a signed-in user prove again who they are. Where the account has a second factor, it alone
 * proves: somebody who has stolen a session may know the password, too.
 */
@Injectable()
export class ProveIdentity {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly openChallenge: OpenFactorChallenge,
    private readonly challenges: FactorChallenges,
    private readonly verifyFactor: VerifySecondFactor,
    private readonly factors: SecondFactorStore,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly tokens: OpaqueTokens,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** The challenge of an account with a second factor; undefined where the password proves. */
  begin(userId: string): Promise<OpenChallenge | undefined> {
    const asked = { purpose: 'proof', credentialsHash: null, trustedDevice: false } as const;
    return this.openChallenge.execute({ userId, ...asked });
  }

  /** @throws WrongProof @throws ProofExpired @throws NoSession */
  async execute(own: OwnSession, proof: ProofAnswer): Promise<void> {
    const isProved =
      'password' in proof
        ? await this.byPassword(own, proof.password)
        : await this.byFactor(own, proof.challenge, proof.answer);
    if (isProved) return;
    await this.securityLog.count({ kind: 'identity.refused', userId: own.userId });
    throw new WrongProof(fieldOf(proof));
  }

  private async byPassword(own: OwnSession, password: string): Promise<boolean> {
    if (await this.factors.hasAny(own.userId)) return false;
    const user = await this.users.credentialsOf(own.userId);
    const fits = await this.passwords.verify(user?.passwordHash, password, true);
    if (!user || !fits) return false;
    return this.unitOfWork.run(async () => {
      if (!(await this.users.holdPassword(user.id, user.passwordHash))) return false;
      await this.record(own);
      return true;
    });
  }

  private async byFactor(own: OwnSession, token: string, answer: FactorAnswer): Promise<boolean> {
    const hash = this.tokens.hash(token);
    // Counted and committed before the answer is looked at, so that a burst does not pass.
    const challenge = await this.unitOfWork.run(() =>
      this.challenges.attempt(hash, 'proof', this.clock.now()),
    );
    if (challenge?.userId !== own.userId) throw new ProofExpired();
    const { id, passkeyChallenge } = challenge;
    return this.unitOfWork.run(async () => {
      const method = await this.verifyFactor.execute(own.userId, answer, passkeyChallenge);
      if (!method) return false;
      if (!(await this.challenges.consume(id))) throw new ProofExpired();
      await this.record(own);
      return true;
    });
  }

  private async record(own: OwnSession): Promise<void> {
    if (!(await this.sessions.recordProof(own, this.clock.now()))) throw new NoSession();
    await this.securityLog.record({ kind: 'identity.proved', userId: own.userId });
  }
}

function fieldOf(proof: ProofAnswer): 'password' | 'code' | 'recoveryCode' | 'passkey' {
  if ('password' in proof) return 'password';
  if ('code' in proof.answer) return 'code';
  return 'passkey' in proof.answer ? 'passkey' : 'recoveryCode';
}
