import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { factorsChanged } from '../domain/auth-events.js';
import { type FactorChange, hasSecondFactor, RECOVERY_CODES } from '../domain/second-factor.js';
import { FactorChallenges } from '../ports/factor-challenges.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { SecurityLog } from '../ports/security-log.js';
import { type OwnSession, SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { RecentIdentityProof } from './recent-identity-proof.js';
import { VerifySecondFactor } from './verify-second-factor.js';

/** What changes, or undefined where it does not. */
type Change = Exclude<
  FactorChange,
  'answers-refused' | 'recovery-code-used' | 'removed-by-owner' | 'removed-by-staff'
>;

/** New recovery codes, shown once; none where the account has some already. */
export type NewRecoveryCodes = readonly string[] | null;

/**
 * The frame of every change of an account's own factors: the user has proved lately who they are, the
 * factors are locked, the security log and the user hear of it. With the first factor come recovery
 * codes, and all other sessions end: they were started without it.
 */
@Injectable()
export class ChangeOwnFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly proof: RecentIdentityProof,
    private readonly factors: SecondFactorStore,
    private readonly challenges: FactorChallenges,
    private readonly sessions: SessionStore,
    private readonly verifyFactor: VerifySecondFactor,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Runs `work` in a transaction. It throws where it changes nothing.
   * @throws ReauthRequired
   */
  async run(own: OwnSession, change: Change, work: () => Promise<void>): Promise<NewRecoveryCodes> {
    await this.proof.check(own.sessionId);
    return this.unitOfWork.run(async () => {
      await this.factors.lock(own.userId);
      const before = hasSecondFactor(await this.factors.factorsOf(own.userId));
      await work();
      const after = hasSecondFactor(await this.factors.factorsOf(own.userId));
      // A challenge that was opened before knows other passkeys.
      await this.challenges.deleteAllOf(own.userId);
      await this.log(own.userId, change);
      if (before && !after) await this.factors.replaceRecoveryCodes(own.userId, []);
      if (!before && after) await this.sessions.endOthers(own);
      const isNeeded = after && (!before || change === 'recovery-codes-renewed');
      return isNeeded ? this.newRecoveryCodes(own.userId) : null;
    });
  }

  private async log(userId: string, change: Change): Promise<void> {
    const kind = change.endsWith('-removed') ? 'factor.removed' : 'factor.added';
    await this.securityLog.record({ kind, userId, subject: change });
    await this.events.publish(factorsChanged, { personId: userId, change });
  }

  private async newRecoveryCodes(userId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.tokens.recoveryCode());
    const hashes = codes.map((code) => this.verifyFactor.hashOf(userId, code));
    await this.factors.replaceRecoveryCodes(userId, hashes);
    return codes;
  }
}
