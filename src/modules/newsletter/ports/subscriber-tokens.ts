/** The action of a token's link. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

/** The tokens in the links of our emails: one per subscriber and purpose, valid forever. */
export abstract class SubscriberTokens {
  abstract of(subscriberId: string, purpose: TokenPurpose): string;

  /** A token to unsubscribe that also names the campaign in whose email its link is. */
  abstract ofCampaign(subscriberId: string, campaignId: string): string;

  /** The campaign that a token names; undefined where it names none. It is not signed. */
  abstract campaignOf(token: string): string | undefined;

  /** The subscriber of a token; undefined when it was not issued for this purpose. */
  abstract read(token: string, purpose: TokenPurpose): string | undefined;
}
