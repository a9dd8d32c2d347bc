/** Whom a mail goes to. */
export interface MailRecipient {
  readonly name: string;
  readonly email: string;
}

/** Mails about an account. `sendId` is the same on a second try, so the mail appears once. */
export abstract class PersonMails {
  abstract welcome(to: MailRecipient, sendId: string): Promise<void>;

  /** `token` opens the reset form once, for `minutes`. */
  abstract reset(to: MailRecipient, token: string, minutes: number, sendId: string): Promise<void>;

  abstract passwordChanged(to: MailRecipient, sendId: string): Promise<void>;

  /** `to` has the address of before. */
  abstract emailChanged(to: MailRecipient, sendId: string): Promise<void>;
}
