import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../support/api-client.js';
import type { AuditedWrite } from './audited-write.js';

const TEXT = { subject: 'Sale', body: '# Sale' };

/** The writes of newsletter campaigns. */
export const campaignWrites = (
  admin: () => ApiClient,
  query: (sql: string, values: unknown[]) => Promise<unknown>,
): Readonly<Record<string, AuditedWrite>> => {
  const newCampaign = async () =>
    (await admin().post<{ _id: string }>('newsletter/campaigns', TEXT)).data._id;
  const onCampaign =
    (call: (path: string) => Promise<{ status: number; body: string }>) => async () => {
      const id = await newCampaign();
      return { call: () => call(`newsletter/campaigns/${id}`), subject: `campaign ${id}` };
    };
  const onEmail = (state: string, path: (subscriberId: string) => string) => async () => {
    const id = await newCampaign();
    const subscriberId = randomUUID();
    await query(
      'INSERT INTO campaign_recipient (campaign_id, subscriber_id, state) VALUES ($1, $2, $3)',
      [id, subscriberId, state],
    );
    const route = `newsletter/campaigns/${id}/recipients/${path(subscriberId)}`;
    return { call: () => admin().post(route), subject: `campaign ${id}` };
  };
  const time: unknown = expect.any(String);
  return {
    'POST newsletter/campaigns': {
      what: 'campaigns.create',
      before: null,
      after: { subject: 'Sale' },
      prepare: async () => ({
        call: () => admin().post('newsletter/campaigns', TEXT),
        subject: 'campaign ',
      }),
    },
    'PUT newsletter/campaigns/{id}': {
      what: 'campaigns.edit',
      before: { subject: 'Sale', version: 1 },
      after: { subject: 'Sale!', version: 2 },
      prepare: onCampaign((path) => admin().put(path, { subject: 'Sale!', version: 1 })),
    },
    'DELETE newsletter/campaigns/{id}': {
      what: 'campaigns.delete',
      before: { subject: 'Sale' },
      after: null,
      prepare: onCampaign((path) => admin().delete(path)),
    },
    'PUT newsletter/campaigns/{id}/state': {
      what: 'campaigns.schedule',
      before: { state: 'draft', sendAt: null },
      after: { state: 'scheduled', sendAt: time },
      prepare: onCampaign((path) =>
        admin().put(`${path}/state`, { state: 'scheduled', version: 1 }),
      ),
    },
    'POST newsletter/campaigns/{id}/test': {
      what: 'campaigns.test',
      before: null,
      after: { version: 1 },
      prepare: onCampaign((path) => admin().post(`${path}/test`)),
    },
    'POST newsletter/campaigns/{id}/recipients/{subscriberId}/resend': {
      what: 'campaigns.resend',
      before: null,
      after: { subscriber: time },
      prepare: onEmail('unconfirmed', (subscriberId) => `${subscriberId}/resend`),
    },
    'POST newsletter/campaigns/{id}/recipients/resend-failed': {
      what: 'campaigns.resend-failed',
      before: null,
      after: { emails: 1 },
      prepare: onEmail('failed', () => 'resend-failed'),
    },
    'POST newsletter/campaigns/{id}/recipients/{subscriberId}/dismiss': {
      what: 'campaigns.dismiss-email',
      before: null,
      after: { subscriber: time },
      prepare: onEmail('unconfirmed', (subscriberId) => `${subscriberId}/dismiss`),
    },
  };
};
