import type { Order, OrderReturns } from './api';

/** A line with units that can be returned. */
export interface ReturnableLine {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
}

/** The lines of the order that can be returned, in its own sequence. */
export function returnableLines(
  { products }: Pick<Order, 'products'>,
  { returnable }: Pick<OrderReturns, 'returnable'>,
): ReturnableLine[] {
  return products.flatMap(({ _id, name }) =>
    returnable
      .filter(({ lineId }) => lineId === _id)
      .map(({ lineId, quantity }) => ({ lineId, name, quantity })),
  );
}

/** Until when the first of the units can be returned; undefined where none can. */
export function returnableUntil({
  returnable,
}: Pick<OrderReturns, 'returnable'>): string | undefined {
  return returnable.map(({ until }) => until).sort()[0];
}

/** The choice with another number of units of a line; 0 takes the line out of it. */
export function withUnits(
  chosen: ReadonlyMap<string, number>,
  lineId: string,
  units: number,
): ReadonlyMap<string, number> {
  const next = new Map(chosen);
  if (units > 0) next.set(lineId, units);
  else next.delete(lineId);
  return next;
}
