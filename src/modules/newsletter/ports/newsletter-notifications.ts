/** Emails to subscribers. `sendId` is equal on every attempt, so that the email appears once. */
export abstract class NewsletterNotifications {
  /** Emails the confirmation link. */
  abstract requestConfirmation(email: string, confirmToken: string, sendId: string): Promise<void>;

  abstract welcome(email: string, unsubscribeToken: string, sendId: string): Promise<void>;
}
