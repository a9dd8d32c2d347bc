import type { ChosenCampaignState } from '../../../common/contract/campaign';
import { call } from '../data/call';

/** The email as it was saved, in the shop's layout. */
export const campaignPreview = async (id: string) =>
  (await call('GET /api/newsletter/campaigns/{id}/preview', { path: { id } })).data;

/** Emails it to the signed-in member of staff. */
export const sendCampaignTest = (id: string) =>
  call('POST /api/newsletter/campaigns/{id}/test', { path: { id } });

/** @param version the version that was seen @param sendAt an ISO time, for `scheduled`; now where absent */
export const changeCampaignState = (
  id: string,
  state: ChosenCampaignState,
  version: number,
  sendAt?: string,
) =>
  call('PUT /api/newsletter/campaigns/{id}/state', {
    path: { id },
    body: { state, version, ...(sendAt && { sendAt }) },
  });

/** Emails in one state, by page. */
export const campaignRecipients = (id: string, state: 'unconfirmed' | 'failed', page: number) =>
  call('GET /api/newsletter/campaigns/{id}/recipients', {
    path: { id },
    query: { state, page, limit: RECIPIENTS_PER_PAGE },
  });

export const RECIPIENTS_PER_PAGE = 10;

/** Sends all failed emails again. */
export const resendFailedEmails = (id: string) =>
  call('POST /api/newsletter/campaigns/{id}/recipients/resend-failed', { path: { id } });

/** Leaves an unconfirmed email as it is. */
export const dismissCampaignEmail = (id: string, subscriberId: string) =>
  call('POST /api/newsletter/campaigns/{id}/recipients/{subscriberId}/dismiss', {
    path: { id, subscriberId },
  });

/** Sends an unconfirmed or failed email again. */
export const resendCampaignEmail = (id: string, subscriberId: string) =>
  call('POST /api/newsletter/campaigns/{id}/recipients/{subscriberId}/resend', {
    path: { id, subscriberId },
  });
