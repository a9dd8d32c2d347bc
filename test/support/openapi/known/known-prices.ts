import { randomUUID } from 'node:crypto';
import { accepted, type KnownRequests, type KnownShop, newId } from './known-shop.js';

const TERMS = {
  kind: 'percent',
  percent: 10,
  amount: undefined,
  minimum: 20,
  appliesTo: 'all',
  targets: undefined,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
  maxUses: 100,
  maxUsesPerCustomer: 1,
};
const newCode = () => `K${randomUUID().slice(0, 8)}`;

const newDiscount = ({ admin }: KnownShop) =>
  newId(admin.api.post('discounts', { ...TERMS, code: newCode() }));

/** A country has one rate of each class. */
const COUNTRY = 'FR';
const RATE = { name: 'VAT', country: COUNTRY, taxClass: 'standard', percent: 20 };

interface Rate {
  readonly _id: string;
  readonly country: string;
}

async function deleteRates({ admin }: KnownShop): Promise<void> {
  for (const { _id, country } of await accepted(admin.api.get<Rate[]>('taxes/rates'))) {
    if (country === COUNTRY) await accepted(admin.api.delete(`taxes/rates/${_id}`));
  }
}

async function newRate(shop: KnownShop): Promise<string> {
  await deleteRates(shop);
  return newId(shop.admin.api.post('taxes/rates', RATE));
}
const withRate = async (shop: KnownShop) => ({ fields: { id: await newRate(shop) } });

/** Discount codes and tax rates. */
export const knownPrices: KnownRequests = {
  'GET discounts/{id}': async (shop) => ({ fields: { id: await newDiscount(shop) } }),
  'POST discounts': async () => ({ fields: { ...TERMS, code: newCode() } }),
  'PUT discounts/{id}': async (shop) => ({
    fields: { ...TERMS, id: await newDiscount(shop), version: 1 },
  }),
  'GET taxes/rates/{id}': withRate,
  'DELETE taxes/rates/{id}': withRate,
  'POST taxes/rates': async (shop) => {
    await deleteRates(shop);
    return { fields: { ...RATE, state: '' } };
  },
  'PUT taxes/rates/{id}': async (shop) => ({
    fields: { ...RATE, id: await newRate(shop), state: '', version: 1 },
  }),
};
