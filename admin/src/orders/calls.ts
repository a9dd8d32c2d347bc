import type { Identifier } from 'react-admin';
import type { Body, Schema } from '../../../common/contract/client';
import { bulkShipRules, type CorrectedAddress } from '../../../common/contract/order';
import type { ReturnEmail } from '../../../common/contract/order-return';
import type { OrderStatus } from '../../../common/contract/order-status';
import type { Tracking } from '../../../common/contract/parcel';
import { call, download } from '../data/call';

export type ShippingResult = Schema<'BulkShipResult'>;

/**
 * @param restock whether returned products go back into stock
 * @throws ApiError 409 when the status does not allow the change; its message says why
 */
export const changeOrderStatus = (id: string, status: OrderStatus, restock?: boolean) =>
  call('PUT /api/orders/status/admin/{id}', { path: { id }, body: { status, restock } });

/** The body of a parcel: absent for what is not known. */
const toBody = ({ carrier, carrierName, trackingNumber, trackingUrl }: Tracking) => ({
  carrier: carrier ?? undefined,
  carrierName: carrierName ?? undefined,
  trackingNumber: trackingNumber ?? undefined,
  trackingUrl: trackingUrl ?? undefined,
});

/**
 * Ships the units of the lines as one parcel, or all that is left.
 * @throws ApiError 409 where somebody else has shipped them, or the payment does not allow it
 */
export const shipParcel = (id: string, tracking: Tracking, lines?: Schema<'ParcelLine'>[]) =>
  call('POST /api/orders/{id}/parcels', { path: { id }, body: { ...toBody(tracking), lines } });

/** Replaces carrier and tracking of a parcel. */
export const correctTracking = (id: string, parcelId: string, tracking: Tracking) =>
  call('PUT /api/orders/{id}/parcels/{parcelId}', {
    path: { id, parcelId },
    body: toBody(tracking),
  });

/** @throws ApiError 409 once the whole order is shipped */
export const undoParcel = (id: string, parcelId: string) =>
  call('DELETE /api/orders/{id}/parcels/{parcelId}', { path: { id, parcelId } });

/** Ships each order that can be shipped. @returns the result for each, in the same order */
export async function shipOrders(ids: Identifier[]): Promise<ShippingResult[]> {
  const results: ShippingResult[] = [];
  for (let from = 0; from < ids.length; from += bulkShipRules.max) {
    const some = ids.slice(from, from + bulkShipRules.max).map(String);
    const { data } = await call('POST /api/orders/bulk-ship', { body: { ids: some } });
    results.push(...data);
  }
  return results;
}

/**
 * Ships what is left of each order of a CSV file, or says what it would do.
 * @throws ApiError 400 where it is no such file
 */
export const shipFile = (file: Blob, dryRun: boolean) =>
  call('POST /api/orders/bulk-ship/file', {
    query: dryRun ? { dryRun: 'true' } : {},
    // Where the system knows no type of the file.
    file: new Blob([file], { type: 'text/csv' }),
  });

/** Sets the early fraud warning of the payment aside, so that the order can be shipped. */
export const dismissFraudWarning = (id: string) =>
  call('POST /api/orders/{id}/fraud-warning/dismiss', { path: { id } });

/** @throws ApiError 400 naming the fields; 409 once the order has shipped */
export const correctAddress = (id: string, address: CorrectedAddress) =>
  call('PUT /api/orders/{id}/address', { path: { id }, body: address });

/** Sends an email once more. @throws ApiError 409 where it was never sent */
export const resendEmail = (id: string, body: Body<'POST /api/orders/{id}/emails'>) =>
  call('POST /api/orders/{id}/emails', { path: { id }, body });

/** Sends an email about a return once more. @throws ApiError 409 where it was never sent */
export const resendReturnEmail = (id: string, email: ReturnEmail) =>
  call('POST /api/returns/{id}/emails', { path: { id }, body: { email } });

/** Approves a return; the text goes to the customer. @throws ApiError 409 where it is in another state */
export const approveReturn = (id: string, text: string) =>
  call('POST /api/returns/{id}/approve', { path: { id }, body: { text } });

/** @throws ApiError 409 where it is in another state */
export const declineReturn = (id: string, text: string) =>
  call('POST /api/returns/{id}/decline', { path: { id }, body: { text } });

/** @throws ApiError 409 where it is in another state */
export const receiveReturn = (id: string, body: Body<'POST /api/returns/{id}/receive'>) =>
  call('POST /api/returns/{id}/receive', { path: { id }, body });

/** @throws ApiError 409 where the order was refunded meanwhile */
export const refundReturn = (id: string, body: Body<'POST /api/returns/{id}/refund'>) =>
  call('POST /api/returns/{id}/refund', { path: { id }, body });

/** @throws ApiError 409 where it can be refunded, or is in another state */
export const closeReturn = (id: string) => call('POST /api/returns/{id}/close', { path: { id } });

export const retryRefund = (id: string) =>
  call('POST /api/orders/{id}/refund/retry', { path: { id } });

/** @throws ApiError 409 where the order was refunded meanwhile, or less is left */
export const refundOrder = (id: string, body: Body<'POST /api/orders/{id}/refunds'>) =>
  call('POST /api/orders/{id}/refunds', { path: { id }, body });

/** Cancels what is left to ship. @throws ApiError 409 where the order or its payment changed meanwhile */
export const cancelRest = (id: string, body: Body<'POST /api/orders/{id}/cancel-rest'>) =>
  call('POST /api/orders/{id}/cancel-rest', { path: { id }, body });

/** Requests one failed refund again, for the same amount. */
export const retryPartRefund = (id: string, refundId: string) =>
  call('POST /api/orders/{id}/refunds/{refundId}/retry', { path: { id, refundId } });

export type BillingDocument = Schema<'BillingDocument'>;

/** The invoice and the credit notes of an order, oldest first. */
export const documentsOf = async (orderId: string) =>
  (await call('GET /api/invoices/order/{orderId}', { path: { orderId } })).data;

/** @throws ApiError 409 where the order has an invoice already */
export const createInvoice = (orderId: string) =>
  call('POST /api/invoices/order/{orderId}', { path: { orderId } });

/** A document as PDF. */
export const downloadDocument = (id: string) =>
  download('GET /api/invoices/{id}/file.pdf', { path: { id } });

/** An image of a return. */
export const downloadReturnImage = (id: string, imageId: string) =>
  download('GET /api/orders/{id}/returns/images/{imageId}/file', { path: { id, imageId } });
