import type { Schema } from '../../../common/contract/client';
import { call } from '../data/call';

export type Note = Schema<'CustomerNote'>;

export const addCustomerNote = (id: string, text: string) =>
  call('POST /api/customers/{id}/notes', { path: { id }, body: { text } });

/** Newest first. */
export const notesOfOrder = async (id: string) =>
  (await call('GET /api/orders/{id}/notes', { path: { id } })).data;

export const addOrderNote = (id: string, text: string) =>
  call('POST /api/orders/{id}/notes', { path: { id }, body: { text } });

/** Deletes a note about a customer or one of their orders. */
export const removeNote = (customer: string, noteId: string) =>
  call('DELETE /api/customers/{id}/notes/{noteId}', { path: { id: customer, noteId } });
