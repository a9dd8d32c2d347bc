import { type Tracking, trackingErrors } from '../../../../common/contract/parcel.js';
import { unitsOf } from '../../../../common/format/units.js';
import { DomainError, InvalidInput, NotFound } from '../../../kernel/domain-error.js';

/** An order of which a part has been shipped is not canceled as a whole. */
export class PartlyShipped extends DomainError {
  constructor() {
    super(
      'conflict',
      'partly_shipped',
      'Part of this order has been shipped, so it can no longer be canceled.',
    );
  }
}

/** Somebody else has shipped or refunded these units. */
export class MoreThanLeft extends DomainError {
  constructor(name: string, left: number) {
    const message =
      left === 0 ? `No units of ${name} are left to ship.` : `Only ${left} × ${name} left to ship.`;
    super('conflict', 'more_than_left', message);
  }
}

/** Nothing of the order was shipped, and all of it refunded. */
export class NothingToShip extends DomainError {
  constructor() {
    super(
      'conflict',
      'nothing_to_ship',
      'Everything in this order was refunded, so there is nothing to ship. Cancel the order instead.',
    );
  }
}

/** No step leads back from `shipped`. */
export class ParcelIsFinal extends DomainError {
  constructor() {
    super(
      'conflict',
      'parcel_is_final',
      'A parcel can be undone only until the whole order is shipped.',
    );
  }
}

/** A list of shipments has each order once. */
export class ListedTwice extends DomainError {
  constructor() {
    super('conflict', 'listed_twice', 'This order stands in the file more than once.');
  }
}

/** A line that the order does not have. */
export class UnknownLine extends InvalidInput {
  constructor() {
    super([{ field: 'lines', message: 'lines must name lines of this order' }]);
  }
}

/** Units of one order line. */
export interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** What was handed to a carrier together, of one order. */
export interface Parcel extends Tracking {
  readonly id: string;
  /** Counts the parcels of its order from 1. */
  readonly number: number;
  readonly lines: readonly LineUnits[];
  readonly shippedAt: Date;
  readonly deliveredAt: Date | null;
}

/** What is to be shipped together. */
export interface NewParcel {
  readonly id: string;
  /** The units of each line; all that are left where absent. */
  readonly lines?: readonly LineUnits[] | undefined;
  readonly tracking: Tracking;
}

/** A line of an order, as far as its parcels need it. */
export interface OrderedLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

/** An order as far as shipping needs it. */
export interface ShippableOrder {
  readonly lines: readonly OrderedLine[];
  readonly parcels: readonly Pick<Parcel, 'lines' | 'number'>[];
  /** What refunds took of the lines. */
  readonly refunded: readonly LineUnits[];
}

/**
 * The units of each line that are still to be shipped, without the lines that have none left. Refunded
 * units count first against those in no parcel: what was refunded before it was shipped is not sent.
 */
export function unshippedLines({ lines, parcels, refunded }: ShippableOrder): LineUnits[] {
  const gone = new Map<string, number>();
  for (const { lineId, quantity } of [...parcels.flatMap((each) => each.lines), ...refunded]) {
    gone.set(lineId, (gone.get(lineId) ?? 0) + quantity);
  }
  return lines
    .map(({ id, quantity }) => ({ lineId: id, quantity: quantity - (gone.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * The next parcel of an order.
 * @throws InvalidInput for a bad tracking, or a line of another order
 * @throws MoreThanLeft where somebody has shipped or refunded the units meanwhile
 * @throws NothingToShip where everything was refunded
 */
export function nextParcel(
  { id, lines: chosen, tracking }: NewParcel,
  order: ShippableOrder,
  shippedAt: Date,
): Parcel {
  assertTracking(tracking);
  const left = unshippedLines(order);
  if (left.length === 0) throw new NothingToShip();
  if (chosen) assertLeft(chosen, left, order.lines);
  const number = Math.max(0, ...order.parcels.map((parcel) => parcel.number)) + 1;
  return { ...tracking, id, number, lines: chosen ?? left, shippedAt, deliveredAt: null };
}

/** How the history tells of a parcel that leaves `left` units to ship. */
export function shippedDetail(
  { number, lines }: Pick<Parcel, 'number' | 'lines'>,
  ordered: readonly OrderedLine[],
  left: number,
): string {
  const what = left === 0 ? 'completes the order' : 'shipped';
  return `parcel ${number} ${what}: ${unitsOf(lines)} of ${unitsOf(ordered)} units`;
}

/** @throws NotFound */
export function parcelOf(parcels: readonly Parcel[], parcelId: string): Parcel {
  const parcel = parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw new NotFound('Parcel');
  return parcel;
}

/** The parcel with another carrier or number. @throws InvalidInput naming the fields */
export function withTracking(parcel: Parcel, tracking: Tracking): Parcel {
  assertTracking(tracking);
  return { ...parcel, ...tracking };
}

/** Keeps the time of a parcel that was delivered before. */
export function withDelivery(parcel: Parcel, deliveredAt: Date): Parcel {
  return parcel.deliveredAt ? parcel : { ...parcel, deliveredAt };
}

function assertLeft(
  chosen: readonly LineUnits[],
  left: readonly LineUnits[],
  lines: readonly OrderedLine[],
): void {
  for (const { lineId, quantity } of chosen) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new UnknownLine();
    const units = left.find((each) => each.lineId === lineId)?.quantity ?? 0;
    if (quantity > units) throw new MoreThanLeft(line.name, units);
  }
}

function assertTracking(tracking: Tracking): void {
  const errors = trackingErrors(tracking);
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** A row of a list of shipments: the rest of an order, in one parcel. */
export interface ListedShipment {
  /** The line of the list on which it stands. */
  readonly line: number;
  readonly orderNumber: number;
  readonly tracking: Tracking;
}

/** What became, or would become, of a row; `refusal` is undefined where it was shipped. */
export interface ShipmentResult {
  readonly line: number;
  /** As it stands in the list. */
  readonly order: string;
  readonly refusal: DomainError | undefined;
}
