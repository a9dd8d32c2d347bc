/** What a customer has bought, over all orders. */
export interface CustomerFigures {
  readonly orders: number;
  /** Pending or shipped. */
  readonly open: number;
  readonly canceled: number;
  readonly returned: number;
  /** Of the orders that are neither canceled nor returned, without what disputes and refunds took. */
  readonly spentCents: number;
  readonly lastOrderAt: Date | null;
}

/** An email about an order that was sent. */
export interface OrderEmail {
  readonly orderId: string;
  readonly orderNumber: number;
  /** For example `"Your order 100001 is on its way" sent`. */
  readonly detail: string;
  readonly at: Date;
}

/** What a customer's page shows of their orders. */
export abstract class CustomerOrders {
  abstract figures(userId: string): Promise<CustomerFigures>;
  /** Newest first. */
  abstract emails(userId: string, limit: number): Promise<readonly OrderEmail[]>;
}
