import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { OpenChallenge } from '../domain/factor-errors.js';
import { CHALLENGE_MS, methodsOf } from '../domain/second-factor.js';
import { after } from '../domain/session-rules.js';
import type { FactorChallenge } from '../ports/factor-challenges.js';
import { FactorChallenges } from '../ports/factor-challenges.js';
import { PasskeyCeremonies } from '../ports/factor-crypto.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { OpaqueTokens } from '../ports/tokens.js';

type ChallengeRequest = Pick<
  FactorChallenge,
  'userId' | 'purpose' | 'credentialsHash' | 'trustedDevice'
>;

/** Opens a challenge that is answered by a second factor of the account. */
@Injectable()
export class OpenFactorChallenge {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactorStore,
    private readonly challenges: FactorChallenges,
    private readonly passkeys: PasskeyCeremonies,
    private readonly tokens: OpaqueTokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Undefined where the account has no second factor. */
  async execute(given: ChallengeRequest): Promise<OpenChallenge | undefined> {
    if (!(await this.factors.hasAny(given.userId))) return undefined;
    const factors = await this.factors.factorsOf(given.userId);
    const request =
      factors.passkeys.length > 0 ? await this.passkeys.requestUse(factors.passkeys) : null;
    const challenge = this.tokens.random();
    await this.unitOfWork.run(() =>
      this.challenges.add({
        ...given,
        id: this.ids.next(),
        tokenHash: this.tokens.hash(challenge),
        passkeyChallenge: request?.challenge ?? null,
        expiresAt: after(this.clock.now(), CHALLENGE_MS),
      }),
    );
    return { challenge, methods: methodsOf(factors), passkey: request?.options ?? null };
  }
}
