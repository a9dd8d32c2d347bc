/** A refund whose documents are not those of its state. */
export interface UndocumentedRefund {
  readonly refundId: string;
  readonly intentId: string;
}

/**
 * What processes of the release before have left without documents, since the time until which all is
 * covered. Times are the database's, which all processes share.
 */
export abstract class MissingDocuments {
  /** The time until which all transactions have ended by now. */
  abstract coverable(): Promise<Date>;
  /** At most `limit` ids of orders, oldest first. An imported order is none of them. */
  abstract orders(limit: number): Promise<readonly string[]>;
  abstract refunds(limit: number): Promise<readonly UndocumentedRefund[]>;
  /** Stores that nothing is missing until then. Joins the caller's transaction. */
  abstract cover(until: Date): Promise<void>;
}
