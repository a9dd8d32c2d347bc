import type { Product } from '../../support/product-fixtures.js';
import { answer } from '../../support/calls.js';
import { button, heading, open, styleOf } from '../../support/screen.js';
import { buy } from '../../support/shopper.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';
import { ORDER_STATUSES, UNKNOWN_STATUS } from '../spec/order-statuses.js';
import { visit } from './visitors.js';

const front = openStorefront();

const ORDERS = /api\/orders\/user/;
/** The dot of a badge; its ground is a light tint of the same. */
const COLORS: Readonly<Record<string, string>> = {
  yellow: 'rgb(232, 181, 0)',
  blue: 'rgb(31, 95, 191)',
  green: 'rgb(30, 123, 79)',
  red: 'rgb(198, 47, 56)',
  purple: 'rgb(109, 63, 176)',
  gray: 'rgb(86, 97, 107)',
};
const VERBS = ['Cancel', 'Ship', 'Deliver', 'Return'];

const newOrder = async () => {
  const { data } = await front.api.get<Product[]>('products?limit=40&maxPrice=300');
  const product = data.find(({ quantity }) => quantity >= 10)!;
  const shopper = await front.newShopper();
  return { shopper, order: await buy(front.url, shopper, [product, 1]) };
};

test('each status has its label and its color for the customer', async () => {
  const { shopper } = await newOrder();
  const page = await front.window(shopper);
  const { data, meta } = await shopper.api.get<object[]>('orders/user');
  const rows = [...ORDER_STATUSES, { status: 'lost', label: UNKNOWN_STATUS, color: 'gray' }];
  const orders = rows.map(({ status }, index) => ({
    ...data[0],
    _id: `order-${index}`,
    number: 200_001 + index,
    status,
  }));
  await answer(page, ORDERS, { data: orders, meta });
  await open(page, '/user/orders');
  for (const [index, { label, color }] of rows.entries()) {
    const card = page.getByRole('article', { name: `Order ${200_001 + index}` });
    const badge = card.getByText(label, { exact: true });
    await waitUntil(() => styleOf(badge.locator('span'), 'backgroundColor')).toBe(COLORS[color]);
  }
});

test('each status has its actions for the admin', async () => {
  const { order } = await newOrder();
  const admin = await front.admin();
  const page = await front.window(admin);
  const { data } = await admin.api.get<object>(`orders/${order._id}`);
  const call = new RegExp(`/api/orders/${order._id}$`);
  for (const { status, actions } of ORDER_STATUSES) {
    await answer(page, call, { data: { ...data, status, actions: actions.map(({ to }) => to) } });
    await visit(page, `/admin/dashboard/order-management/${order._id}`);
    await heading(page, `Order ${order.number}`).waitFor();
    const shown = async () => {
      const counts = await Promise.all(VERBS.map((verb) => button(page, verb).count()));
      return VERBS.filter((_verb, index) => counts[index]! > 0);
    };
    await waitUntil(shown).toEqual(actions.map((action) => action.button));
    await page.unroute(call);
  }
});
