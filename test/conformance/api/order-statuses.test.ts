import { createOrder, payByCard } from '../../support/shoppers.js';
import { ORDER_STATUSES, type OrderStatus } from '../spec/order-statuses.js';
import { openStockedShop, type StockedShop } from './stocked-shop.js';

type Status = OrderStatus['status'];

interface Order {
  readonly _id: string;
  readonly status: Status;
  readonly actions: readonly Status[];
}

let stocked: StockedShop;
beforeAll(async () => {
  stocked = await openStockedShop();
});
afterAll(() => stocked?.close());

const WAYS: Readonly<Record<Status, readonly Status[]>> = {
  pending: [],
  shipped: ['shipped'],
  delivered: ['shipped', 'delivered'],
  canceled: ['canceled'],
  returned: ['shipped', 'returned'],
};

const setStatus = (id: string, status: string) =>
  stocked.callers.admin.put<Order>(`orders/status/admin/${id}`, { status });

async function newOrder(): Promise<string> {
  const { user } = stocked.callers;
  await user.post('cart/create-cart', { product: stocked.known.product, quantity: 1 });
  return (await createOrder(user, await payByCard(user, stocked.cards, 4_999))).data._id;
}

it.each(ORDER_STATUSES)('$status leads where the table says, and nowhere else', async (row) => {
  const id = await newOrder();
  for (const step of WAYS[row.status]) {
    expect(await setStatus(id, step)).toMatchObject({
      status: 200,
      message: `${step} successfully!`,
      data: { status: step },
    });
  }
  const legal = row.actions.map(({ to }) => to);
  const { data } = await stocked.callers.admin.get<Order>(`orders/${id}`);
  expect([data.status, [...data.actions].sort()]).toEqual([row.status, [...legal].sort()]);
  for (const { status: to } of ORDER_STATUSES.filter((other) => !legal.includes(other.status))) {
    const message = `An order that is ${row.status} cannot become ${to}`;
    expect(await setStatus(id, to)).toMatchObject({ status: 409, success: false, message });
  }
});

it('knows no other status', async () => {
  expect(await setStatus(await newOrder(), 'lost')).toMatchObject({ status: 400 });
});
