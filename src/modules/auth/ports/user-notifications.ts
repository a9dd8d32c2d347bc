import type { StaffRole } from '../../../../common/contract/staff.js';
import type { FactorChange } from '../domain/second-factor.js';

/** The recipient of an email. */
export interface EmailRecipient {
  readonly name: string;
  readonly email: string;
}

/** The link that undoes a change of email address, once, until `until`. */
export interface UndoLink {
  readonly token: string;
  readonly until: Date;
}

/** The token that proves a mailbox, until `until`. */
export interface EmailProof {
  readonly token: string;
  readonly until: Date;
}

/** The link that lets a device try to log in, until `until`. */
export interface LoginLink {
  readonly token: string;
  readonly until: Date;
}

/** The link that accepts an invitation to the staff, once, until `expiresAt`. */
export interface InvitationLink {
  readonly email: string;
  readonly staffRole: StaffRole;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The link that opens the reset form once, for `validMs`. */
export interface ResetLink {
  readonly token: string;
  readonly validMs: number;
}

/** Emails about an account. `sendId` is equal on every attempt, so that the email appears once. */
export abstract class UserNotifications {
  abstract welcome(to: EmailRecipient, sendId: string): Promise<void>;
  /** With `undo` where the link goes to the old address of an unconfirmed change. */
  abstract reset(
    to: EmailRecipient,
    link: ResetLink,
    sendId: string,
    undo?: UndoLink,
  ): Promise<void>;
  /**
   * To the new address of an unconfirmed change: the reset link went to the old one. `proof` lets who reads
   * this use the address for an account of their own.
   */
  abstract resetSentToOldAddress(
    to: EmailRecipient,
    proof: EmailProof,
    sendId: string,
  ): Promise<void>;
  /** `to` has again the address from before an unconfirmed change. */
  abstract emailReleased(to: EmailRecipient, sendId: string): Promise<void>;
  abstract loginLink(to: EmailRecipient, link: LoginLink, sendId: string): Promise<void>;
  abstract passwordChanged(to: EmailRecipient, sendId: string): Promise<void>;
  abstract factorsChanged(to: EmailRecipient, change: FactorChange, sendId: string): Promise<void>;
  abstract staffInvitation(invitation: InvitationLink, sendId: string): Promise<void>;
  /** `to` has the old address; it gets `undo` where it may undo the change. */
  abstract emailChanged(to: EmailRecipient, sendId: string, undo?: UndoLink): Promise<void>;
}
