import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { EmailChanges } from '../../ports/email-changes.js';
import { PasswordResets } from '../../ports/passwords.js';
import { StaffInvitations } from '../../ports/staff.js';
import { OpaqueTokens } from '../../ports/tokens.js';

/**
 * The tokens of links that emails have. Each is the one whose hash is stored: a job may have waited since before the
 * shop's secret was replaced.
 */
@Injectable()
export class LinkTokens {
  constructor(
    private readonly tokens: OpaqueTokens,
    private readonly resets: PasswordResets,
    private readonly emailChanges: EmailChanges,
    private readonly invitations: StaffInvitations,
    private readonly clock: Clock,
  ) {}

  reset(resetId: string): Promise<string> {
    return this.stored(
      (tokens) => tokens.forReset(resetId),
      (hash) => this.resets.isUsable(hash, this.clock.now()),
    );
  }

  emailUndo(changeId: string): Promise<string> {
    return this.stored(
      (tokens) => tokens.forEmailUndo(changeId),
      async (tokenHash) =>
        (await this.emailChanges.find({ tokenHash }, this.clock.now())) !== undefined,
    );
  }

  invitation(invitationId: string, sends: number): Promise<string> {
    return this.stored(
      (tokens) => tokens.forInvitation(invitationId, sends),
      async (hash) => (await this.invitations.findByToken(hash, this.clock.now())) !== undefined,
    );
  }

  private async stored(
    derive: (by: OpaqueTokens) => string,
    isStored: (tokenHash: string) => Promise<boolean>,
  ): Promise<string> {
    const token = derive(this.tokens);
    const { earlier } = this.tokens;
    if (!earlier || (await isStored(this.tokens.hash(token)))) return token;
    return derive(earlier);
  }
}
