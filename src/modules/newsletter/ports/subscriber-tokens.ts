/** The action of a token's link. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

/** The tokens in the links of our emails: one per subscriber and purpose, valid forever. */
export abstract class SubscriberTokens {
  abstract of(subscriberId: string, purpose: TokenPurpose): string;

  /** The subscriber of a token; undefined when it was not issued for this purpose. */
  abstract read(token: string, purpose: TokenPurpose): string | undefined;
}
