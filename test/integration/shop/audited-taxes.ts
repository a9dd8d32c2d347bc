import type { ApiClient } from '../../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

const RATE = { name: 'VAT', country: 'FR', taxClass: 'standard', percent: 20 };
const stored = (rateMillionths: number, version = 1) => ({
  name: 'VAT',
  country: 'FR',
  state: null,
  taxClass: 'standard',
  taxesDelivery: true,
  rateMillionths,
  version,
});

/** The writes of tax rates, in this order: each begins with what the one before has left. */
export const taxWrites = (admin: () => ApiClient): Readonly<Record<string, AuditedWrite>> => {
  const idOfFrance = async () => {
    const { data } = await admin().get<{ _id: string; country: string }[]>('taxes/rates');
    return data.find(({ country }) => country === 'FR')?._id;
  };
  return {
    'POST taxes/rates': {
      what: 'tax.add',
      before: null,
      after: stored(200_000),
      prepare: async () => ({
        call: () => admin().post('taxes/rates', RATE),
        subject: 'tax-rate ',
      }),
    },
    'PUT taxes/rates/{id}': {
      what: 'tax.edit',
      before: stored(200_000),
      after: stored(195_000, 2),
      prepare: async () => {
        const id = await idOfFrance();
        const call = () => admin().put(`taxes/rates/${id}`, { percent: 19.5, version: 1 });
        return { call, subject: `tax-rate ${id}` };
      },
    },
    'DELETE taxes/rates/{id}': {
      what: 'tax.delete',
      before: stored(195_000, 2),
      after: null,
      prepare: async () => {
        const id = await idOfFrance();
        return { call: () => admin().delete(`taxes/rates/${id}`), subject: `tax-rate ${id}` };
      },
    },
  };
};
