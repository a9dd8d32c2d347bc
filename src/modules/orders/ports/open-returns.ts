import type { UnitsInReturn } from '../domain/units-in-returns.js';

/** The returns of an order that wait for somebody, as far as refunds by hand need them. */
export abstract class OpenReturns {
  /** Without those of a requested refund. Joins the caller's transaction, which has locked the order. */
  abstract unitsOf(orderId: string): Promise<readonly UnitsInReturn[]>;
}
