import { uploadImage } from '../../support/upload-image.js';
import type { TestApp } from '../../support/start-test-app.js';
import type { TestUser } from '../../support/test-users.js';
import type { AuditedWrite } from './audited-write.js';

interface Entry {
  readonly _id: string;
}

const QUESTION = { question: 'Open?', answer: 'Always.' };

/** The writes of the shop's content, in this order. */
export const contentWrites = (
  shop: () => TestApp,
  admin: () => TestUser,
): Readonly<Record<string, AuditedWrite>> => ({
  'PUT content/documents/{id}': {
    what: 'content.edit',
    before: { version: 0 },
    after: { markdown: 'Be kind.', version: 1 },
    prepare: async () => ({
      call: () =>
        admin().api.put('content/documents/terms', {
          values: { markdown: 'Be kind.' },
          version: 0,
        }),
      subject: 'content terms',
    }),
  },
  'POST content/lists/{list}': {
    what: 'content.add',
    before: null,
    after: { ...QUESTION, isShown: true },
    prepare: async () => ({
      call: () => admin().api.post('content/lists/faqs', { values: QUESTION }),
      subject: 'faqs ',
    }),
  },
  'PUT content/lists/{list}/order': {
    what: 'content.reorder',
    before: {},
    after: {},
    prepare: async () => {
      const { data } = await admin().api.get<Entry[]>('content/lists/faqs');
      const ids = data.map(({ _id }) => _id).reverse();
      return { call: () => admin().api.put('content/lists/faqs/order', { ids }), subject: 'faqs' };
    },
  },
  'PUT content/lists/{list}/{id}': {
    what: 'content.edit',
    before: { ...QUESTION, isShown: true, version: 1 },
    after: { ...QUESTION, isShown: false, version: 2 },
    prepare: async () => {
      const { data } = await admin().api.post<Entry>('content/lists/faqs', { values: QUESTION });
      const body = { isShown: false, version: 1 };
      const call = () => admin().api.put(`content/lists/faqs/${data._id}`, body);
      return { call, subject: `faqs ${data._id}` };
    },
  },
  'DELETE content/lists/{list}/{id}': {
    what: 'content.delete',
    before: QUESTION,
    after: null,
    prepare: async () => {
      const { data } = await admin().api.post<Entry>('content/lists/faqs', { values: QUESTION });
      const call = () => admin().api.delete(`content/lists/faqs/${data._id}`);
      return { call, subject: `faqs ${data._id}` };
    },
  },
  'POST content/images': {
    what: 'images.add',
    before: null,
    after: {},
    prepare: async () => ({ call: async () => uploadImage(shop(), admin()), subject: 'image ' }),
  },
  'PUT content/images/{name}': {
    what: 'images.describe',
    before: { alt: '' },
    after: { alt: 'A bar' },
    prepare: async () => {
      const { data } = await uploadImage(shop(), admin());
      const call = () => admin().api.put(`content/images/${data._id}`, { alt: 'A bar' });
      return { call, subject: `image ${data._id}` };
    },
  },
  'DELETE content/images/{name}': {
    what: 'images.delete',
    before: {},
    after: null,
    prepare: async () => {
      const { data } = await uploadImage(shop(), admin());
      return {
        call: () => admin().api.delete(`content/images/${data._id}`),
        subject: `image ${data._id}`,
      };
    },
  },
  'POST content/documents/{id}/restore': {
    what: 'content.restore',
    before: { markdown: 'Be kind.' },
    after: { version: 2, restoredFrom: 0 },
    prepare: async () => ({
      call: () => admin().api.post('content/documents/terms/restore', { restore: 0, version: 1 }),
      subject: 'content terms',
    }),
  },
});
