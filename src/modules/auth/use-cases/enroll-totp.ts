import { Injectable } from '@nestjs/common';
import { factorRules } from '../../../../common/contract/second-factor.js';
import { Clock } from '../../../kernel/time.js';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NoSession } from '../domain/auth-errors.js';
import { FactorExists } from '../domain/factor-errors.js';
import { SecretCipher, TotpCodes } from '../ports/factor-crypto.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import type { OwnSession } from '../ports/session-store.js';
import { UserRepository } from '../ports/user-repository.js';
import { ChangeOwnFactors, type NewRecoveryCodes } from './change-own-factors.js';
import { RecentIdentityProof } from './recent-identity-proof.js';

/** Adds and removes the authenticator app of an account. It counts from its first right code on. */
@Injectable()
export class EnrollTotp {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proof: RecentIdentityProof,
    private readonly changeOwnFactors: ChangeOwnFactors,
    private readonly factors: SecondFactorStore,
    private readonly codes: TotpCodes,
    private readonly cipher: SecretCipher,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** A new secret for the app. @throws ReauthRequired @throws FactorExists */
  async begin(own: OwnSession, shopName: string): Promise<{ secret: string; uri: string }> {
    await this.proof.check(own.sessionId);
    const user = await this.users.find(own.userId);
    if (!user) throw new NoSession();
    const secret = this.codes.newSecret();
    const encrypted = this.cipher.encrypt(secret, own.userId);
    const isStarted = await this.unitOfWork.run(async () => {
      await this.factors.lock(own.userId);
      return this.factors.startTotp(own.userId, encrypted, this.clock.now());
    });
    if (!isStarted) throw new FactorExists();
    return { secret, uri: this.codes.uri(secret, user.email, shopName) };
  }

  /** @throws ReauthRequired @throws InvalidInput where the code is wrong @throws FactorExists */
  confirm(own: OwnSession, code: string): Promise<NewRecoveryCodes> {
    return this.changeOwnFactors.run(own, 'totp-added', async () => {
      const { totp } = await this.factors.factorsOf(own.userId);
      if (totp?.confirmedAt) throw new FactorExists();
      const now = this.clock.now();
      const secret = totp && this.cipher.decrypt(totp.secret, own.userId);
      const step = secret ? this.codes.stepOf(secret, code, now) : undefined;
      if (step === undefined) throw InvalidInput.field('code', factorRules.wrong);
      await this.factors.confirmTotp(own.userId, step, now);
    });
  }

  /** @throws ReauthRequired @throws NotFound */
  async remove(own: OwnSession): Promise<void> {
    await this.changeOwnFactors.run(own, 'totp-removed', async () => {
      if (!(await this.factors.removeTotp(own.userId))) throw new NotFound('Authenticator app');
    });
  }
}
