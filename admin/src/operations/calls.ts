import { call } from '../data/call';
import type { OperationsState } from './operations-state';

/** How stores, workers and what they work on stand. */
export async function operations(): Promise<OperationsState> {
  return (await call('GET /api/operations')).data;
}

/** Has a failed job tried again at once. */
export const retryJob = (id: string) => call('POST /api/jobs/{id}/retry', { path: { id } });

/** Asks the card provider once more to give back a payment that never became an order. */
export const retryPaymentRefund = (transactionId: string) =>
  call('POST /api/payment/refunds/{transactionId}/retry', { path: { transactionId } });
