import type { ApiClient } from '../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

/** The writes of the shop's content, in this order. */
export const contentWrites = (admin: () => ApiClient): Readonly<Record<string, AuditedWrite>> => ({
  'PUT content/documents/{id}': {
    what: 'content.edit',
    before: { version: 0 },
    after: { markdown: 'Be kind.', version: 1 },
    prepare: async () => ({
      call: () =>
        admin().put('content/documents/terms', { values: { markdown: 'Be kind.' }, version: 0 }),
      subject: 'content terms',
    }),
  },
  'POST content/documents/{id}/restore': {
    what: 'content.restore',
    before: { markdown: 'Be kind.' },
    after: { version: 2, restoredFrom: 0 },
    prepare: async () => ({
      call: () => admin().post('content/documents/terms/restore', { restore: 0, version: 1 }),
      subject: 'content terms',
    }),
  },
});
