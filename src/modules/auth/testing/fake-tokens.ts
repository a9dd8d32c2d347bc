import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/time.js';
import { EMAIL_UNDO_MS } from '../domain/email-change.js';
import type { TokenLifetimes } from '../domain/session-rules.js';
import { Passwords } from '../ports/passwords.js';
import { AccessTokens, type AccessClaims, OpaqueTokens } from '../ports/tokens.js';

export const LIFETIMES: TokenLifetimes = {
  refreshMs: 30 * DAY_MS,
  sessionMs: { user: 90 * DAY_MS, admin: 12 * HOUR_MS },
  graceMs: 60_000,
  graceAfterUseMs: 10_000,
  resetLinkMs: 15 * MINUTE_MS,
  emailUndoMs: EMAIL_UNDO_MS,
};

/** Passwords that are their own hashes. */
export class FakePasswords extends Passwords {
  readonly verified: (string | undefined)[] = [];
  /** Whether the queue is full, except for trusted callers. */
  isFull = false;

  checkRoom(isTrusted = false): void {
    if (this.isFull && !isTrusted) throw new Error('The shop is busy.');
  }
  async hash(password: string, isTrusted = false): Promise<string> {
    this.checkRoom(isTrusted);
    return `hash of ${password}`;
  }
  async verify(hash: string | undefined, password: string, isTrusted = false): Promise<boolean> {
    this.checkRoom(isTrusted);
    this.verified.push(hash);
    return hash === `hash of ${password}`;
  }
}

/** Access tokens in plain text. */
export class FakeAccessTokens extends AccessTokens {
  sign({ userId, sessionId }: AccessClaims): string {
    return `${userId} ${sessionId}`;
  }
}

/** Opaque tokens that count: `t1`, its successor `t1+`, and so on. */
export class FakeOpaqueTokens extends OpaqueTokens {
  readonly earlier: OpaqueTokens | undefined = undefined;
  private made = 0;

  random(): string {
    return `t${++this.made}`;
  }
  next(token: string): string {
    return `${token}+`;
  }
  forReset(resetId: string): string {
    return `reset ${resetId}`;
  }
  forEmailUndo(changeId: string): string {
    return `undo ${changeId}`;
  }
  forInvitation(invitationId: string, sends: number): string {
    return `invitation ${invitationId} ${sends}`;
  }
  recoveryCode(): string {
    return `code-${++this.made}`;
  }
  hash(token: string): string {
    if (!token) throw new Error('Nothing has no hash.');
    return `hash of ${token}`;
  }
}
