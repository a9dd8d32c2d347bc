import { Injectable } from '@nestjs/common';
import { factorRules } from '../../../../common/contract/second-factor.js';
import { Clock, MINUTE_MS } from '../../../kernel/time.js';
import { ReauthRequired } from '../domain/factor-errors.js';
import { SessionStore } from '../ports/session-store.js';

const PROOF_MS = factorRules.proofMinutes * MINUTE_MS;

/** Whether the user of a session has proved lately who they are: by its login, or again since. */
@Injectable()
export class RecentIdentityProof {
  constructor(
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** @throws ReauthRequired */
  async check(sessionId: string): Promise<void> {
    const provedAt = await this.sessions.provedAt(sessionId);
    const isRecent = provedAt && this.clock.now().getTime() - provedAt.getTime() < PROOF_MS;
    if (!isRecent) throw new ReauthRequired();
  }
}
