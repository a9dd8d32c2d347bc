/** What the link with a token does. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

/** The keys in the links of our emails: one for each subscriber and purpose, good forever. */
export abstract class SubscriberTokens {
  abstract of(subscriberId: string, purpose: TokenPurpose): string;

  /** Whose token it is; undefined for one that we never gave out for this purpose. */
  abstract read(token: string, purpose: TokenPurpose): string | undefined;
}
