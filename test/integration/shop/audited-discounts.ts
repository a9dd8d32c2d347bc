import type { ApiClient } from '../../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

const TERMS = { kind: 'percent', percent: 10, appliesTo: 'all' };
const stored = (percent: number, version = 1) => ({
  code: 'AUDITED',
  scope: { kind: 'all' },
  isActive: true,
  value: { kind: 'percent', percent },
  version,
});

/** The writes of discount codes, in this order: each begins with what the one before has left. */
export const discountWrites = (admin: () => ApiClient): Readonly<Record<string, AuditedWrite>> => ({
  'POST discounts': {
    what: 'discounts.add',
    before: null,
    after: stored(10),
    prepare: async () => ({
      call: () => admin().post('discounts', { ...TERMS, code: 'audited' }),
      subject: 'discount ',
    }),
  },
  'PUT discounts/{id}': {
    what: 'discounts.edit',
    before: stored(10),
    after: stored(20, 2),
    prepare: async () => {
      const { data } = await admin().get<{ _id: string }[]>('discounts');
      const id = data[0]?._id;
      const call = () => admin().put(`discounts/${id}`, { ...TERMS, percent: 20, version: 1 });
      return { call, subject: `discount ${id}` };
    },
  },
});
