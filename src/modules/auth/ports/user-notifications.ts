/** Whom a mail goes to. */
export interface EmailRecipient {
  readonly name: string;
  readonly email: string;
}

/** Mails about an account. `sendId` is the same on a second try, so the mail appears once. */
export abstract class UserNotifications {
  abstract welcome(to: EmailRecipient, sendId: string): Promise<void>;

  /** `token` opens the reset form once, for `minutes`. */
  abstract reset(to: EmailRecipient, token: string, minutes: number, sendId: string): Promise<void>;

  abstract passwordChanged(to: EmailRecipient, sendId: string): Promise<void>;

  /** `to` has the address of before. */
  abstract emailChanged(to: EmailRecipient, sendId: string): Promise<void>;
}
