/** The keys in unsubscribe links: one for each subscriber, good for ever. */
export abstract class UnsubscribeTokens {
  abstract of(subscriberId: string): string;

  /** Whose token it is; undefined for one that we never gave out. */
  abstract read(token: string): string | undefined;
}
