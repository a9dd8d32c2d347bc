import type { ApiClient } from '../../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

interface Added {
  readonly _id: string;
}

const GREENLAND = [{ country: 'GL', states: [] }];
const FLAT = { kind: 'flat', amount: 5 };

/** The writes of delivery zones and methods, in this order. */
export const deliveryWrites = (admin: () => ApiClient): Readonly<Record<string, AuditedWrite>> => {
  const state = (name: string) => ({ name, regions: GREENLAND });
  const add = async (name: string) => {
    // Each country belongs to one zone.
    const { data: zones } = await admin().get<(Added & { regions: object })[]>('delivery/zones');
    const old = zones.find(({ regions }) => JSON.stringify(regions).includes('GL'));
    if (old) await admin().delete(`delivery/zones/${old._id}`);
    return (await admin().post<Added>('delivery/zones', state(name))).data._id;
  };
  const addMethod = async (zone: string, name: string) => {
    const body = { zone, name, price: FLAT };
    return (await admin().post<Added>('delivery/methods', body)).data._id;
  };
  const method = (name: string) => ({ name, price: { kind: 'flat', cents: 500 } });
  return {
    'POST delivery/zones': {
      what: 'delivery.add-zone',
      before: null,
      after: state('New'),
      prepare: async () => ({
        call: () => admin().post('delivery/zones', state('New')),
        subject: 'delivery-zone ',
      }),
    },
    'PUT delivery/zones/{id}': {
      what: 'delivery.edit-zone',
      before: { ...state('Old'), version: 1 },
      after: { ...state('Renamed'), version: 2 },
      prepare: async () => {
        const id = await add('Old');
        const call = () => admin().put(`delivery/zones/${id}`, { name: 'Renamed', version: 1 });
        return { call, subject: `delivery-zone ${id}` };
      },
    },
    'DELETE delivery/zones/{id}': {
      what: 'delivery.delete-zone',
      before: { ...state('Old'), methods: [method('Sled')] },
      after: null,
      prepare: async () => {
        const id = await add('Old');
        await addMethod(id, 'Sled');
        return {
          call: () => admin().delete(`delivery/zones/${id}`),
          subject: `delivery-zone ${id}`,
        };
      },
    },
    'PUT delivery/zones/{id}/order': {
      what: 'delivery.reorder',
      before: { methods: ['Sled', 'Ship'] },
      after: { methods: ['Ship', 'Sled'] },
      prepare: async () => {
        const id = await add('Old');
        const [sled, ship] = [await addMethod(id, 'Sled'), await addMethod(id, 'Ship')];
        const call = () => admin().put(`delivery/zones/${id}/order`, { ids: [ship, sled] });
        return { call, subject: `delivery-zone ${id}` };
      },
    },
    'POST delivery/methods': {
      what: 'delivery.add-method',
      before: null,
      after: { ...method('Sled'), zone: 'Old', isActive: true, daysFrom: null },
      prepare: async () => {
        const zone = await add('Old');
        const body = { zone, name: 'Sled', price: FLAT };
        const call = () => admin().post('delivery/methods', body);
        return { call, subject: 'delivery-method ' };
      },
    },
    'PUT delivery/methods/{id}': {
      what: 'delivery.edit-method',
      before: { ...method('Sled'), isActive: true, version: 1 },
      after: { ...method('Sled'), isActive: false, version: 2 },
      prepare: async () => {
        const id = await addMethod(await add('Old'), 'Sled');
        const call = () => admin().put(`delivery/methods/${id}`, { isActive: false, version: 1 });
        return { call, subject: `delivery-method ${id}` };
      },
    },
    'DELETE delivery/methods/{id}': {
      what: 'delivery.delete-method',
      before: { ...method('Sled'), zone: 'Old' },
      after: null,
      prepare: async () => {
        const id = await addMethod(await add('Old'), 'Sled');
        const call = () => admin().delete(`delivery/methods/${id}`);
        return { call, subject: `delivery-method ${id}` };
      },
    },
  };
};
