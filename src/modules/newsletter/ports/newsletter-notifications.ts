/** Emails to subscribers. `sendId` is the same on a second try, so the email appears once. */
export abstract class NewsletterNotifications {
  /** Asks the owner of the address to confirm. */
  abstract ask(email: string, confirmToken: string, sendId: string): Promise<void>;

  abstract welcome(email: string, unsubscribeToken: string, sendId: string): Promise<void>;
}
