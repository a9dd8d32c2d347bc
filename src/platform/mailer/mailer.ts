/** One mail, ready to go. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * What the Message-ID is made from, usually the outbox row's id: a mail sent twice after a crash
   * carries the same one and appears once.
   */
  readonly sendId: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands mails to the mail server. Throws when it did not take the mail: the job tries again. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;

  /** Throws when the mail server does not answer. */
  abstract reach(): Promise<void>;
}
