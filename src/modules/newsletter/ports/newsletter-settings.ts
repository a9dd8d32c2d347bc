/** What the operator sets of subscriptions; the same while the process runs. */
export abstract class NewsletterSettings {
  /** Whether a subscription begins only when it is confirmed by the link in an email. */
  abstract readonly mustConfirm: boolean;
}
