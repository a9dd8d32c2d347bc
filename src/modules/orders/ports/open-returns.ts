import type { UnitsInReturn } from '../domain/units-in-returns.js';

/** The returns of an order that wait for somebody, as far as refunds by hand need them. */
export abstract class OpenReturns {
  /** Without those of a requested refund. Joins the caller's transaction, which has locked the order. */
  abstract unitsOf(orderId: string): Promise<readonly UnitsInReturn[]>;
}

/** How long a delivered order can be returned, as the shop's settings have it now. */
export abstract class ReturnWindow {
  /** In days from the delivery; 0 where delivered orders are not taken back. */
  abstract days(): Promise<number>;
  /** Whose days these are: a name of the IANA database. */
  abstract timeZone(): Promise<string>;
}
