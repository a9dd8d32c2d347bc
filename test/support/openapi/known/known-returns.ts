import { randomUUID } from 'node:crypto';
import { UNIT_PRICE } from './known-checkout.js';
import { newOrderAfter } from './known-orders.js';
import { accepted, type KnownRequests, type KnownShop, newImage } from './known-shop.js';

interface Returns {
  readonly returns: readonly { readonly _id: string }[];
}

async function newDelivered(shop: KnownShop) {
  const { _id: id, products } = await newOrderAfter(shop, 'shipped', 'delivered');
  return { id, lineId: products[0]!._id };
}

const newReturnImage = (shop: KnownShop, order: string) =>
  newImage(shop, `orders/${order}/returns/images`, shop.user.token);

/** A return of one unit, after steps of the staff. */
async function newReturn(shop: KnownShop, ...steps: string[]) {
  const { id: order, lineId } = await newDelivered(shop);
  const lines = [{ lineId, quantity: 1 }];
  const { api } = shop.user;
  const wanted = { key: randomUUID(), reason: 'other', lines };
  const { returns } = await accepted(api.post<Returns>(`orders/${order}/returns`, wanted));
  const id = returns[0]!._id;
  const received = { lines: [{ lineId, quantity: 1, restock: false }] };
  for (const step of steps) {
    const body = step === 'receive' ? received : {};
    await accepted(shop.admin.api.post(`returns/${id}/${step}`, body));
  }
  return { id, order, lineId };
}

const afterSteps =
  (...steps: string[]) =>
  async (shop: KnownShop) => ({ fields: { id: (await newReturn(shop, ...steps)).id } });

/** Returns by shoppers, and their images. */
export const knownReturns: KnownRequests = {
  'POST orders/{id}/returns': async (shop) => {
    const { id, lineId } = await newDelivered(shop);
    const images = [await newReturnImage(shop, id)];
    const lines = [{ lineId, quantity: 1 }];
    return { fields: { id, key: randomUUID(), lines, images } };
  },
  'POST orders/{id}/returns/images': async (shop) => ({
    fields: { id: (await newDelivered(shop)).id },
  }),
  'GET orders/{id}/returns/images/{imageId}/file': async (shop) => {
    const { id } = await newDelivered(shop);
    return { fields: { id, imageId: await newReturnImage(shop, id) } };
  },
  'PUT orders/{id}/returns/{returnId}/withdraw': async (shop) => {
    const { id: returnId, order } = await newReturn(shop);
    return { fields: { id: order, returnId } };
  },
  'GET returns': async () => ({ fields: { sort: 'requestedAt' } }),
  'GET returns/{id}': afterSteps(),
  'POST returns/{id}/approve': afterSteps(),
  'POST returns/{id}/decline': afterSteps(),
  'POST returns/{id}/emails': async (shop) => ({
    fields: { id: (await newReturn(shop)).id, email: 'requested' },
  }),
  'POST returns/{id}/receive': async (shop) => {
    const { id, lineId } = await newReturn(shop, 'approve');
    return { fields: { id, lines: [{ lineId, quantity: 1, restock: false }] } };
  },
  'POST returns/{id}/refund': async (shop) => {
    const { id } = await newReturn(shop, 'approve', 'receive');
    const total = UNIT_PRICE;
    return { fields: { id, key: randomUUID(), delivery: false, total, refundsShown: 0 } };
  },
  // Nothing is left to refund once all of the payment went back as a free amount.
  'POST returns/{id}/close': async (shop) => {
    const { id, order } = await newReturn(shop, 'approve', 'receive');
    const amount = UNIT_PRICE * 2;
    const refund = { key: randomUUID(), reason: 'goodwill', amount, total: amount };
    await accepted(shop.admin.api.post(`orders/${order}/refunds`, refund));
    return { fields: { id } };
  },
};
