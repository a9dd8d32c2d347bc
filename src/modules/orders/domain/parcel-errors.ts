import { DomainError, InvalidInput } from '../../../kernel/domain-error.js';

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
