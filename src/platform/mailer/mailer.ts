/** One email, ready to go. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * What the Message-ID is made from, usually the outbox row's id: an email sent twice after a crash
   * carries the same one and appears once.
   */
  readonly sendId: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands emails to the mail server. Throws when it did not take the email: the job tries again. */
export abstract class Mailer {
  abstract send(email: Email): Promise<void>;

  /** Throws when the mail server does not answer. */
  abstract reach(): Promise<void>;
}
