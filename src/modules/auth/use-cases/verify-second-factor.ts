import { Injectable } from '@nestjs/common';
import type { FactorMethod } from '../../../../common/contract/second-factor.js';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { factorsChanged } from '../domain/auth-events.js';
import {
  type FactorAnswer,
  plainRecoveryCode,
  type SecondFactors,
  type TotpFactor,
} from '../domain/second-factor.js';
import { PasskeyCeremonies, SecretCipher, TotpCodes } from '../ports/factor-crypto.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { OpaqueTokens } from '../ports/tokens.js';

/** Checks what a user answers to a challenge, and uses it up. Joins the caller's transaction. */
@Injectable()
export class VerifySecondFactor {
  constructor(
    private readonly factors: SecondFactorStore,
    private readonly codes: TotpCodes,
    private readonly cipher: SecretCipher,
    private readonly passkeys: PasskeyCeremonies,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** The method of the answer, or undefined where it is wrong or was used before. */
  async execute(
    userId: string,
    answer: FactorAnswer,
    passkeyChallenge: string | null,
  ): Promise<FactorMethod | undefined> {
    if ('recoveryCode' in answer) return this.recoveryCode(userId, answer.recoveryCode);
    const factors = await this.factors.factorsOf(userId);
    if ('code' in answer) return this.code(userId, factors.totp, answer.code);
    return passkeyChallenge === null
      ? undefined
      : this.passkey(answer.passkey, passkeyChallenge, factors);
  }

  hashOf(userId: string, recoveryCode: string): string {
    return this.tokens.hash(`recovery ${userId} ${plainRecoveryCode(recoveryCode)}`);
  }

  private async code(userId: string, totp: TotpFactor | undefined, code: string) {
    if (!totp?.confirmedAt) return undefined;
    const secret = this.cipher.decrypt(totp.secret, userId);
    if (secret === undefined) return undefined;
    const step = this.codes.stepOf(secret, code, this.clock.now());
    if (step === undefined) return undefined;
    return (await this.factors.useTotpStep(userId, step)) ? 'totp' : undefined;
  }

  private async passkey(
    response: Readonly<Record<string, unknown>>,
    challenge: string,
    { passkeys }: SecondFactors,
  ) {
    const used = await this.passkeys.verify(response, challenge, passkeys);
    if (!used) return undefined;
    const isNew = await this.factors.usePasskey(used.passkey, used.counter, this.clock.now());
    return isNew ? 'passkey' : undefined;
  }

  private async recoveryCode(userId: string, typed: string) {
    // Without a factor the codes are of no use, so none can be left to stand in for one.
    if (!(await this.factors.hasAny(userId))) return undefined;
    const isUsed = await this.factors.useRecoveryCode(userId, this.hashOf(userId, typed));
    if (!isUsed) return undefined;
    await this.events.publish(factorsChanged, { personId: userId, change: 'recovery-code-used' });
    return 'recovery_code';
  }
}
