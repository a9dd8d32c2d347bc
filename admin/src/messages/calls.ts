import { call } from '../data/call';

/** Emails an answer. @param version the version of the message that was read */
export const answerMessage = (id: string, text: string, version: number) =>
  call('POST /api/contact/messages/{id}/answers', { path: { id }, body: { text, version } });

/** Closes or reopens a message. @param version the version of the message that was read */
export const changeMessageState = (id: string, state: 'open' | 'closed', version: number) =>
  call('PUT /api/contact/messages/{id}/state', { path: { id }, body: { state, version } });
