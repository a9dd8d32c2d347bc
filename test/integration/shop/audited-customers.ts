import type { TestApp } from '../../support/start-test-app.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import type { AuditedWrite } from './audited-write.js';

const subjectOf = ({ id }: TestUser) => `person ${id}`;
const id: unknown = expect.any(String);

/** The routes that write about a customer. */
export const customerWrites = (
  shop: () => TestApp,
  admin: () => TestUser,
): Readonly<Record<string, AuditedWrite>> => ({
  'POST customers/{id}/notes': {
    what: 'customers.add-note',
    before: null,
    after: { note: id },
    prepare: async () => {
      const user = await newUser(shop());
      const call = () => admin().api.post(`customers/${user.id}/notes`, { text: 'Calls often' });
      return { call, subject: subjectOf(user) };
    },
  },
  'DELETE customers/{id}/notes/{noteId}': {
    what: 'customers.remove-note',
    before: { note: id },
    after: null,
    prepare: async () => {
      const user = await newUser(shop());
      const { api } = admin();
      await api.post(`customers/${user.id}/notes`, { text: 'Calls often' });
      const { data } = await api.get<{ notes: { _id: string }[] }>(`customers/${user.id}`);
      const call = () => api.delete(`customers/${user.id}/notes/${data.notes[0]!._id}`);
      return { call, subject: subjectOf(user) };
    },
  },
  'POST customers/{id}/export': {
    what: 'customers.export',
    before: null,
    after: { sections: expect.arrayContaining(['account', 'orders']) },
    prepare: async () => {
      const user = await newUser(shop());
      return {
        call: () => admin().api.post(`customers/${user.id}/export`),
        subject: subjectOf(user),
      };
    },
  },
  'POST customers/erase-address': {
    what: 'customers.erase-address',
    before: null,
    after: null,
    prepare: async () => {
      const email = 'nobody-of-ours@example.com';
      return {
        call: () => admin().api.post('customers/erase-address', { email }),
        subject: 'an address without an account',
      };
    },
  },
  'POST customers/{id}/erase': {
    what: 'customers.erase',
    before: { erasedAt: null },
    after: { erasedAt: id },
    prepare: async () => {
      const user = await newUser(shop());
      return {
        call: () => admin().api.post(`customers/${user.id}/erase`),
        subject: subjectOf(user),
      };
    },
  },
});
