/** One email, ready to be sent. */
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

/** Sends emails. Throws when the mail server does not accept one: the job retries. */
export abstract class Mailer {
  abstract send(email: Email): Promise<void>;

  /** Throws when the mail server does not answer. */
  abstract reach(): Promise<void>;
}
