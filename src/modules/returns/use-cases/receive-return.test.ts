import type { PlacedOrder } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
});

/** Units in stock of the products of the order's lines; its sale has left none. */
const inStock = () =>
  fixture.shop.orders.rows
    .get(order.id)!
    .snapshot.lines.map(({ productId }) => fixture.shop.stock.left(productId));

/** Receives a return of the mat and both bells; by line, whether it goes back in stock. */
const receiveAll = async (...restock: readonly [boolean, boolean]) => {
  const lines = [1, 2].map((quantity, at) => ({ lineId: fixture.lineId(order, at), quantity }));
  const id = await fixture.request.execute(order.id, 'ada', fixture.wanted(order, { lines }));
  await fixture.answer.execute(id, { decision: 'approved', text: '', by: 'root' });
  const came = lines.map((line, at) => ({ ...line, restock: restock[at] === true }));
  await fixture.receive.execute(id, came, 'root');
};

it.each([
  [true, true, [1, 2]],
  [true, false, [1, 0]],
  [false, true, [0, 2]],
  [false, false, [0, 0]],
])('puts back the product of each line (mat %s, bell %s): %s', async (mat, bell, left) => {
  expect(inStock()).toEqual([0, 0]);
  await receiveAll(mat, bell);
  expect(inStock()).toEqual(left);
});

it('writes down who received it, and how much is in stock again', async () => {
  await receiveAll(false, true);
  expect(fixture.shop.auditLog.entries.at(-1)).toEqual({
    actor: { id: 'root' },
    action: 'returns.receive',
    subject: `order ${order.number}`,
    before: { return: 1, state: 'approved' },
    after: { state: 'received', units: 3, restocked: 2 },
  });
  expect((await fixture.shop.historyOf(order.id)).at(-1)).toEqual([
    'root',
    'return',
    'return 1 received: 3 of 3 units, 2 back in stock',
  ]);
});
