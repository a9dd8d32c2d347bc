/** Mails to subscribers. `sendId` is the same on a second try, so the mail appears once. */
export abstract class NewsletterMails {
  abstract welcome(email: string, unsubscribeToken: string, sendId: string): Promise<void>;
}
