import {
  ListedTwice,
  MoreThanLeft,
  NothingToShip,
  ParcelIsFinal,
  PartlyShipped,
  UnknownLine,
} from './parcel.js';

it.each([
  [
    new PartlyShipped(),
    'partly_shipped',
    'Part of this order has been shipped, so it can no longer be canceled.',
  ],
  [new MoreThanLeft('Bell', 0), 'more_than_left', 'No units of Bell are left to ship.'],
  [new MoreThanLeft('Bell', 1), 'more_than_left', 'Only 1 × Bell left to ship.'],
  [
    new NothingToShip(),
    'nothing_to_ship',
    'Everything in this order was refunded, so there is nothing to ship. Cancel the order instead.',
  ],
  [
    new ParcelIsFinal(),
    'parcel_is_final',
    'A parcel can be undone only until the whole order is shipped.',
  ],
  [new ListedTwice(), 'listed_twice', 'This order stands in the file more than once.'],
])('refuses what the parcels of an order do not allow: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message });
});

it('names the field of a line that the order does not have', () => {
  const message = 'lines must name lines of this order';
  expect(new UnknownLine()).toMatchObject({
    kind: 'invalid',
    code: 'invalid_input',
    message,
    errors: [{ field: 'lines', message }],
  });
});
