export class SubscriptionView {
  /** The subscription begins when it is confirmed by the link in an email. */
  mustConfirm!: boolean;
}
