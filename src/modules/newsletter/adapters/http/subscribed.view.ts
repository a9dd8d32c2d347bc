export class SubscribedView {
  /** The subscription begins when it is confirmed by the link in a mail. */
  mustConfirm!: boolean;
}
