import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import type { OwnSession } from '../ports/session-store.js';
import { ChangeOwnFactors } from './change-own-factors.js';

/** Makes new recovery codes; the older ones end. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(
    private readonly changeOwnFactors: ChangeOwnFactors,
    private readonly factors: SecondFactorStore,
  ) {}

  /** @throws ReauthRequired @throws NotFound where the account has no second factor */
  async execute(own: OwnSession): Promise<readonly string[]> {
    const codes = await this.changeOwnFactors.run(own, 'recovery-codes-renewed', async () => {
      if (!(await this.factors.hasAny(own.userId))) throw new NotFound('Second factor');
    });
    return codes ?? [];
  }
}
