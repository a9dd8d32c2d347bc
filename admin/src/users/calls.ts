import type { Schema } from '../../../common/contract/client';
import { call } from '../data/call';

export type CustomerEmail = Schema<'CustomerEmail'>;

export const makeAdmin = (id: string) => call('PUT /api/users/make-admin', { query: { id } });

export const endUserSessions = (id: string) =>
  call('POST /api/users/{id}/log-out', { path: { id } });

export const removeUserFactors = (id: string) =>
  call('DELETE /api/users/{id}/factors', { path: { id } });

/** A page of a customer's orders, newest first. */
export const ordersOf = (id: string, limit: number) =>
  call('GET /api/customers/{id}/orders', { path: { id }, query: { limit } });

export const emailsTo = async (id: string) =>
  (await call('GET /api/customers/{id}/emails', { path: { id } })).data;

/** All that the shop holds of a person, as a JSON file. */
export async function exportCustomer(id: string): Promise<Blob> {
  const { data } = await call('POST /api/customers/{id}/export', { path: { id } });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** What is held by an address without an account. @throws ApiError 409 where an account has it */
export const eraseAddress = (email: string) =>
  call('POST /api/customers/erase-address', { body: { email } });

/** @throws ApiError 409 while something is open; its message says what */
export const eraseCustomer = (id: string) =>
  call('POST /api/customers/{id}/erase', { path: { id } });
