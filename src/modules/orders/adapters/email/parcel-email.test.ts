import { NO_TRACKING } from '../../../../../common/contract/parcel.js';
import type { OrderRecord } from '../../ports/order-queries.js';
import { ordersFixture } from '../../testing/orders-fixture.js';
import { toOrderEmail } from './order-email.js';

let order: OrderRecord;
beforeEach(async () => {
  const { placeOne, queries } = ordersFixture();
  order = (await queries.find((await placeOne()).id))!;
});

const at = (day: number) => new Date(Date.UTC(2030, 0, day));

/** The email of an order that is shipped on the third day, with parcels of these units of each line. */
const emailOf = (...parcels: { units: number[]; day: number }[]) => {
  const shipped = {
    ...order,
    parcels: parcels.map(({ units, day }, index) => ({
      ...NO_TRACKING,
      id: `p${index}`,
      number: index + 1,
      shippedAt: at(day),
      lines: units.map((quantity, line) => ({ lineId: order.lines[line]!.id, quantity })),
      deliveredAt: null,
    })),
    history: [{ at: at(3), by: 'Root', what: 'status', detail: 'shipped' } as const],
  };
  const { subject, preview, blocks } = toOrderEmail(shipped, 'shipped', {
    link: 'https://shop.test',
    timeZone: 'UTC',
  });
  const rows = blocks.flatMap((block) => (block.kind === 'lines' ? block.rows : []));
  return [subject.replace(/\d+/, 'N'), preview, rows.map(({ title, detail }) => [title, detail])];
};

it('is about the whole order where one parcel has all of it', () => {
  expect(emailOf({ units: [1, 2], day: 3 })).toEqual([
    'Order N is on the way',
    'We have handed your order to the carrier.',
    [
      ['Mat', '1 × $10.00'],
      ['Bell', '2 × $50.00'],
    ],
  ]);
});

it('is about the last of several parcels', () => {
  expect(emailOf({ units: [1, 1], day: 1 }, { units: [0, 1], day: 3 })[0]).toBe(
    'The rest of order N is on the way',
  );
});

it('lists only what was sent where the rest was refunded before', () => {
  expect(emailOf({ units: [1], day: 3 })).toEqual([
    'Order N is on the way',
    'We have handed your order to the carrier, without what was refunded.',
    [['Mat', '1 × $10.00']],
  ]);
});

it('promises nothing more where the rest was refunded after the last parcel', () => {
  expect(emailOf({ units: [1], day: 1 }).slice(0, 2)).toEqual([
    'Order N is complete',
    'All parcels of your order are on the way. The rest was refunded and will not be sent.',
  ]);
});
