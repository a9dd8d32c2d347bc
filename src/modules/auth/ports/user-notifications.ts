/** The recipient of an email. */
export interface EmailRecipient {
  readonly name: string;
  readonly email: string;
}

/** Emails about an account. `sendId` is equal on every attempt, so that the email appears once. */
export abstract class UserNotifications {
  abstract welcome(to: EmailRecipient, sendId: string): Promise<void>;

  /** `token` opens the reset form once, for `minutes`. */
  abstract reset(to: EmailRecipient, token: string, minutes: number, sendId: string): Promise<void>;

  abstract passwordChanged(to: EmailRecipient, sendId: string): Promise<void>;

  /** `to` has the old address. */
  abstract emailChanged(to: EmailRecipient, sendId: string): Promise<void>;
}
