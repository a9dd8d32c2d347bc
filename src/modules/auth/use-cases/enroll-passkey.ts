import { Injectable } from '@nestjs/common';
import { factorRules } from '../../../../common/contract/second-factor.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NoSession } from '../domain/auth-errors.js';
import { FactorExists, ProofExpired, WrongProof } from '../domain/factor-errors.js';
import { CHALLENGE_MS } from '../domain/second-factor.js';
import { after } from '../domain/session-rules.js';
import { FactorChallenges } from '../ports/factor-challenges.js';
import { PasskeyCeremonies } from '../ports/factor-crypto.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import type { OwnSession } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { ChangeOwnFactors, type NewRecoveryCodes } from './change-own-factors.js';
import { RecentIdentityProof } from './recent-identity-proof.js';

/** Adds and removes passkeys of an account. */
@Injectable()
export class EnrollPasskey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proof: RecentIdentityProof,
    private readonly changeOwnFactors: ChangeOwnFactors,
    private readonly factors: SecondFactorStore,
    private readonly challenges: FactorChallenges,
    private readonly passkeys: PasskeyCeremonies,
    private readonly users: UserRepository,
    private readonly tokens: OpaqueTokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** What the browser asks its authenticator for. @throws ReauthRequired */
  async begin(own: OwnSession, shopName: string): Promise<{ challenge: string; options: object }> {
    await this.proof.check(own.sessionId);
    const user = await this.users.find(own.userId);
    if (!user) throw new NoSession();
    const { passkeys } = await this.factors.factorsOf(own.userId);
    const request = await this.passkeys.requestNew(user, passkeys, shopName);
    const challenge = this.tokens.random();
    await this.unitOfWork.run(() =>
      this.challenges.add({
        id: this.ids.next(),
        userId: own.userId,
        tokenHash: this.tokens.hash(challenge),
        purpose: 'passkey',
        passkeyChallenge: request.challenge,
        credentialsHash: null,
        trustedDevice: false,
        expiresAt: after(this.clock.now(), CHALLENGE_MS),
      }),
    );
    return { challenge, options: request.options };
  }

  /** @throws ReauthRequired @throws ProofExpired @throws WrongProof @throws FactorExists */
  async add(
    own: OwnSession,
    given: { challenge: string; name: string; response: Readonly<Record<string, unknown>> },
  ): Promise<NewRecoveryCodes> {
    const hash = this.tokens.hash(given.challenge);
    const challenge = await this.unitOfWork.run(() =>
      this.challenges.attempt(hash, 'passkey', this.clock.now()),
    );
    if (challenge?.userId !== own.userId || challenge.passkeyChallenge === null) {
      throw new ProofExpired();
    }
    const made = await this.passkeys.register(given.response, challenge.passkeyChallenge);
    if (!made) throw new WrongProof('passkey');
    const times = { createdAt: this.clock.now(), lastUsedAt: null };
    const passkey = { ...made, ...times, id: this.ids.next(), name: given.name };
    return this.changeOwnFactors.run(own, 'passkey-added', async () => {
      if (!(await this.challenges.consume(challenge.id))) throw new ProofExpired();
      const { passkeys } = await this.factors.factorsOf(own.userId);
      if (passkeys.length >= factorRules.maxPasskeys) {
        throw new FactorExists(`An account can have ${factorRules.maxPasskeys} passkeys at most`);
      }
      if (!(await this.factors.addPasskey(own.userId, passkey))) {
        throw new FactorExists('This passkey is registered already');
      }
    });
  }

  /** @throws ReauthRequired @throws NotFound */
  async remove(own: OwnSession, id: string): Promise<void> {
    await this.changeOwnFactors.run(own, 'passkey-removed', async () => {
      if (!(await this.factors.removePasskey(own.userId, id))) throw new NotFound('Passkey');
    });
  }
}
