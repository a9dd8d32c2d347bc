import type { ApiClient } from '../../support/api-client.js';
import type { TestApp } from '../../support/start-test-app.js';
import type { AuditedWrite } from './audited-write.js';

/** The writes of the inbox of contact messages. */
export const contactWrites = (
  shop: () => TestApp,
  admin: () => ApiClient,
): Readonly<Record<string, AuditedWrite>> => {
  const newMessage = async () => {
    await shop().api.post('contact', {
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Hours',
      message: 'When?',
    });
    const { data } = await admin().get<{ _id: string }[]>('contact/messages?limit=1');
    return data[0]!._id;
  };
  return {
    'POST contact/messages/{id}/answers': {
      what: 'messages.answer',
      before: { state: 'open' },
      after: { state: 'answered' },
      prepare: async () => {
        const id = await newMessage();
        const body = { text: 'At nine.', version: 1 };
        return {
          call: () => admin().post(`contact/messages/${id}/answers`, body),
          subject: `message ${id}`,
        };
      },
    },
    'PUT contact/messages/{id}/state': {
      what: 'messages.close',
      before: { state: 'open' },
      after: { state: 'closed' },
      prepare: async () => {
        const id = await newMessage();
        const body = { state: 'closed', version: 1 };
        return {
          call: () => admin().put(`contact/messages/${id}/state`, body),
          subject: `message ${id}`,
        };
      },
    },
  };
};
