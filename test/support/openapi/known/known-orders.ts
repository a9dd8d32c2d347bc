import { randomUUID } from 'node:crypto';
import { DETAILS } from '../../shoppers.js';
import { type KnownOrder, newOrder, UNIT_PRICE } from './known-checkout.js';
import { accepted, type KnownRequests, type KnownShop } from './known-shop.js';

interface Shipped {
  readonly parcels: readonly { readonly _id: string }[];
}
const TRACKING = {
  carrier: 'other',
  carrierName: 'Bike courier',
  trackingNumber: 'A1',
  trackingUrl: 'https://courier.example/7',
};

const withOrder = async (shop: KnownShop) => ({ fields: { id: (await newOrder(shop))._id } });

/** Ships one of two units. */
async function newParcel(shop: KnownShop) {
  const { _id: id, products } = await newOrder(shop);
  const lines = [{ lineId: products[0]!._id, quantity: 1 }];
  const path = `orders/${id}/parcels`;
  const { parcels } = await accepted(shop.admin.api.post<Shipped>(path, { lines }));
  return { id, parcelId: parcels[0]!._id };
}

/** The order of two units, after steps of its status. */
export async function newOrderAfter(shop: KnownShop, ...steps: string[]): Promise<KnownOrder> {
  const order = await newOrder(shop);
  for (const status of steps) {
    await accepted(shop.admin.api.put(`orders/status/admin/${order._id}`, { status }));
  }
  return order;
}

/** What staff and shoppers do with an order. */
export const knownOrders: KnownRequests = {
  'GET orders/{id}': withOrder,
  'PUT orders/{id}/cancel': withOrder,
  'GET orders/{id}/notes': withOrder,
  'POST orders/{id}/notes': withOrder,
  'GET orders/{id}/returns': withOrder,
  'PUT orders/{id}/address': async (shop) => {
    const { _id: id } = await newOrder(shop);
    const { fullName, phone, address, city } = DETAILS;
    return { fields: { id, fullName, phone, address, city } };
  },
  'POST orders/{id}/emails': async (shop) => {
    const { _id: id } = await newOrder(shop);
    return { fields: { id, status: 'pending', parcelId: undefined, refundId: undefined } };
  },
  'PUT orders/status/admin/{id}': async (shop) => {
    const { _id: id } = await newOrderAfter(shop, 'shipped');
    return { fields: { id, status: 'returned', restock: true } };
  },
  'POST orders/bulk-ship': async (shop) => ({ fields: { ids: [(await newOrder(shop))._id] } }),
  'POST orders/bulk-ship/file': async (shop) => {
    const { number } = await newOrder(shop);
    return { fields: { dryRun: 'false', csv: `order,carrier,tracking\n${number},UPS,1Z` } };
  },
  'POST orders/{id}/parcels': async (shop) => {
    const { _id: id, products } = await newOrder(shop);
    const lines = [{ lineId: products[0]!._id, quantity: 1 }];
    return { fields: { id, lines, ...TRACKING } };
  },
  'PUT orders/{id}/parcels/{parcelId}': async (shop) => ({
    fields: { ...(await newParcel(shop)), ...TRACKING },
  }),
  'DELETE orders/{id}/parcels/{parcelId}': async (shop) => ({ fields: await newParcel(shop) }),
  // It takes lines or an amount, not both.
  'POST orders/{id}/refunds': async (shop) => {
    const { _id: id, products } = await newOrder(shop);
    const lines = [{ lineId: products[0]!._id, quantity: 1 }];
    return {
      fields: {
        id,
        lines,
        amount: undefined,
        key: randomUUID(),
        delivery: false,
        total: UNIT_PRICE,
        refundsShown: 0,
      },
    };
  },
  'POST orders/{id}/cancel-rest': async (shop) => {
    const { id } = await newParcel(shop);
    const total = UNIT_PRICE;
    return { fields: { id, key: randomUUID(), delivery: false, total, refundsShown: 0 } };
  },
};
