import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { SecretCipher } from '../ports/factor-crypto.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { AccountDevices } from './account-devices.js';

const PAGE = 500;

/** Encrypts the secrets of authenticator apps under the shop's current secret, so that the one before can be dropped. */
@Injectable()
export class RenewStoredSecrets {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactorStore,
    private readonly cipher: SecretCipher,
    private readonly devices: AccountDevices,
  ) {}

  /** How many were renewed. Safe to repeat, and to end at any time. */
  async execute(signal?: AbortSignal): Promise<number> {
    let renewed = 0;
    let after: string | undefined;
    for (;;) {
      const page = await this.factors.totpSecrets(after, PAGE);
      for (const { userId, secret } of page) {
        if (signal?.aborted) return renewed;
        if (this.cipher.renewed(secret, userId) && (await this.renew(userId))) renewed++;
      }
      after = page.at(-1)?.userId;
      if (page.length < PAGE || after === undefined) return renewed;
    }
  }

  /** The secret may have changed since it was listed. The account goes on trusting its devices. */
  private renew(userId: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.factors.lock(userId);
      const { totp } = await this.factors.factorsOf(userId);
      const secret = totp && this.cipher.renewed(totp.secret, userId);
      if (secret === undefined) return false;
      await this.devices.keepTrust(userId, () => this.factors.replaceTotpSecret(userId, secret));
      return true;
    });
  }
}
