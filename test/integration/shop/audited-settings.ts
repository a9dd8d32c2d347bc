import type { ApiClient } from '../../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

/** The writes of the shop's settings, in this order. */
export const settingsWrites = (admin: () => ApiClient): Readonly<Record<string, AuditedWrite>> => ({
  'PUT settings': {
    what: 'settings.edit',
    before: { city: null },
    after: { city: 'Rome' },
    prepare: async () => ({
      call: () => admin().put('settings', { city: 'Rome', version: 1 }),
      subject: 'settings',
    }),
  },
  'PUT notifications': {
    what: 'staff.choose-notifications',
    before: { new_order: false },
    after: { new_order: true },
    prepare: async () => ({
      call: () => admin().put('notifications', { new_order: true }),
      subject: 'person ',
    }),
  },
  'POST settings/restore': {
    what: 'settings.restore',
    before: { city: 'Rome' },
    after: { city: null, restoredFrom: 1 },
    prepare: async () => ({
      call: () => admin().post('settings/restore', { restore: 1, version: 2 }),
      subject: 'settings',
    }),
  },
});
