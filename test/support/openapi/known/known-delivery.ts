import { accepted, type KnownRequests, type KnownShop, newId } from './known-shop.js';

/** Each country belongs to one zone. */
const COUNTRY = 'GL';
const REGIONS = [{ country: COUNTRY, states: [] }];
const PRICE = { kind: 'free_from', amount: 5, freeFrom: 50 };

interface Zone {
  readonly _id: string;
  readonly regions: readonly { readonly country: string | null }[];
}

/** Deletes the zone that has the country. */
async function freeCountry({ admin }: KnownShop): Promise<void> {
  for (const { _id, regions } of await accepted(admin.api.get<Zone[]>('delivery/zones'))) {
    const isOwn = regions.some(({ country }) => country === COUNTRY);
    if (isOwn) await accepted(admin.api.delete(`delivery/zones/${_id}`));
  }
}

async function newZone(shop: KnownShop): Promise<string> {
  await freeCountry(shop);
  return newId(shop.admin.api.post('delivery/zones', { name: 'Greenland', regions: REGIONS }));
}

const newMethod = ({ admin }: KnownShop, zone: string, name = 'Sled') =>
  newId(admin.api.post('delivery/methods', { zone, name, price: PRICE }));

const withZone = async (shop: KnownShop) => ({ fields: { id: await newZone(shop) } });
const withMethod = async (shop: KnownShop) => ({
  fields: { id: await newMethod(shop, await newZone(shop)) },
});

/** Delivery zones and methods. */
export const knownDelivery: KnownRequests = {
  'GET delivery/zones/{id}': withZone,
  'DELETE delivery/zones/{id}': withZone,
  'POST delivery/zones': async (shop) => {
    await freeCountry(shop);
    return { fields: { regions: REGIONS } };
  },
  'PUT delivery/zones/{id}': async (shop) => ({
    fields: { id: await newZone(shop), regions: REGIONS, version: 1 },
  }),
  'PUT delivery/zones/{id}/order': async (shop) => {
    const id = await newZone(shop);
    const [sled, ship] = [await newMethod(shop, id), await newMethod(shop, id, 'Ship')];
    return { fields: { id, ids: [ship, sled] } };
  },
  'GET delivery/methods/{id}': withMethod,
  'DELETE delivery/methods/{id}': withMethod,
  'POST delivery/methods': async (shop) => ({
    fields: { zone: await newZone(shop), price: PRICE, daysFrom: 1, daysTo: 3 },
  }),
  'PUT delivery/methods/{id}': async (shop) => {
    const id = await newMethod(shop, await newZone(shop));
    return { fields: { id, price: PRICE, daysFrom: 1, daysTo: 3, version: 1 } };
  },
};
