import type { Email } from './mailer.js';

/** What became of an email that was handed to the mail server. */
export type Delivery =
  | { readonly outcome: 'accepted' }
  /** `refused` for good, `postponed` for now; `unknown` where the connection broke while it was handed over. */
  | { readonly outcome: 'refused' | 'postponed' | 'unknown'; readonly reason: string };

/** A connection to the mail server that is used by one email at a time. */
export interface BulkConnection {
  /**
   * Hands over one email; never repeats it by itself. After any outcome but `accepted` the connection
   * is of no more use.
   * @throws TransientError where the server did not get it; nor is it of use then.
   */
  deliver(email: Email): Promise<Delivery>;
  close(): void;
}

/** Sends many emails, over connections of its own: transactional emails never wait for them. */
export abstract class BulkMailer {
  /** @throws TransientError where the mail server does not let it in. */
  abstract open(): Promise<BulkConnection>;
}
