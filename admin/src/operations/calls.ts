import { call } from '../data/call';
import type { OperationsState } from './operations-state';

/** The state of dependencies, workers, jobs and checkouts. */
export async function fetchOperations(): Promise<OperationsState> {
  return (await call('GET /api/operations')).data;
}

/** The alarms in force. */
export const fetchAlarms = async () => (await call('GET /api/alarms')).data;

/** The payments that somebody has to decide about. */
export const fetchPaymentsInDoubt = async () => (await call('GET /api/operations/payments')).data;

/** The campaigns whose emails may or may not have arrived. */
export const unconfirmedEmails = async () =>
  (await call('GET /api/newsletter/unconfirmed-emails')).data;

/** Retries a failed job at once. */
export const retryJob = (id: string) => call('POST /api/jobs/{id}/retry', { path: { id } });

/** Gives up a job that failed for good. */
export const dismissJob = (id: string) => call('POST /api/jobs/{id}/dismiss', { path: { id } });

/** Retries the refund of a payment that never became an order. */
export const retryPaymentRefund = (transactionId: string) =>
  call('POST /api/payment/refunds/{transactionId}/retry', { path: { transactionId } });
