import type { OrderReturn } from '../domain/order-return.js';

/** An image as a browser shows it. */
export interface ReturnImageFile {
  /** Read piece by piece, as the browser takes it. */
  readonly content: AsyncIterable<Uint8Array>;
  /** In bytes. */
  readonly length: number;
  readonly mime: string;
}

/**
 * The images that shoppers add to their returns: private, re-encoded, and added before the request is sent.
 * One that no request names is deleted after a day.
 */
export abstract class ReturnImages {
  /** How many an order has, with those that no request has named yet. */
  abstract countOf(orderId: string): Promise<number>;

  /**
   * Stores an image of unknown content for an order and returns its id. Never called inside a transaction.
   * @param most how many the order may have then, also where several are added at once
   * @throws TooManyReturnImages
   * @throws DomainError `wrong_type`, `too_large` or `invalid`, without storing anything
   */
  abstract add(orderId: string, file: Buffer, most: number): Promise<string>;

  /**
   * Makes images of an order those of one of its returns, in this sequence. Joins the caller's transaction.
   * @throws InvalidInput for one that is not of this order, is of another return or is deleted already
   */
  abstract attach(
    orderReturn: Pick<OrderReturn, 'id' | 'orderId'>,
    ids: readonly string[],
  ): Promise<void>;

  /** Undefined for an unknown or malformed id, and for an image of another order. */
  abstract open(orderId: string, id: string): Promise<ReturnImageFile | undefined>;

  /** Deletes all images of a user's orders, so that nobody can read them. Joins the caller's transaction. */
  abstract eraseOf(userId: string): Promise<void>;
}
