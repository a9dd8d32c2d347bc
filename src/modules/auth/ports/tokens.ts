import type { Role } from '../../../../common/contract/role.js';

/** Payload of an access token. */
export interface AccessClaims {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** Short-lived signed tokens that the browser sends with each request. */
export abstract class AccessTokens {
  abstract sign(claims: AccessClaims): string;
}

/** Opaque tokens. Only their hashes are stored. */
export abstract class OpaqueTokens {
  /** Derives as the shop did before its secret was replaced; undefined where that is not accepted any more. */
  abstract readonly earlier: OpaqueTokens | undefined;

  /** The first refresh token of a session. */
  abstract random(): string;

  /** The successor of a refresh token: deterministic, so that two tabs get the same one. */
  abstract next(token: string): string;

  /** The token in a reset link: equal each time the email is sent. */
  abstract forReset(resetId: string): string;

  /** The token in a link that undoes a change of email address: equal each time an email has it. */
  abstract forEmailUndo(changeId: string): string;

  /** The token in the link of an invitation that was sent so many times. */
  abstract forInvitation(invitationId: string, sends: number): string;

  /** A recovery code of 80 bits, in groups that can be read and typed. */
  abstract recoveryCode(): string;

  abstract hash(token: string): string;
}
