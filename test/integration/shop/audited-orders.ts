import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../support/api-client.js';
import { placeOrder } from '../../support/sales.js';
import { DETAILS } from '../../support/shoppers.js';
import type { TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import type { AuditedWrite } from './audited-write.js';

/** The writes of orders. */
export const orderWrites = (
  shop: () => TestApp,
  admin: () => ApiClient,
  query: (sql: string, values: unknown[]) => Promise<unknown>,
): Readonly<Record<string, AuditedWrite>> => {
  const post = (path: string, body?: object) => () => admin().post(path, body);
  const put = (path: string, body?: object) => () => admin().put(path, body);
  const order = async (status = 'pending') => {
    const buyer = await newUser(shop());
    const placed = await placeOrder(shop(), buyer.id);
    if (status !== 'pending') await admin().put(`orders/status/admin/${placed.id}`, { status });
    return placed;
  };
  const parcel = async () => {
    const { id, number } = await order('shipped');
    const { data } = await admin().get<{ parcels: { _id: string }[] }>(`orders/${id}`);
    return { id, number, path: `orders/${id}/parcels/${data.parcels[0]?._id}` };
  };
  return {
    'POST orders/bulk-ship': {
      what: 'orders.shipped',
      before: { status: 'pending' },
      after: { status: 'shipped' },
      prepare: async () => {
        const { id, number } = await order();
        return { call: post('orders/bulk-ship', { ids: [id] }), subject: `order ${number}` };
      },
    },
    'POST orders/bulk-ship/file': {
      what: 'orders.shipped',
      before: { status: 'pending' },
      after: { status: 'shipped', parcel: 1, units: 1 },
      prepare: async () => {
        const { number } = await order();
        const csv = admin().with({ 'content-type': 'text/csv' });
        const file = Buffer.from(`order,carrier,tracking\n${number},UPS,1Z`);
        return { call: () => csv.post('orders/bulk-ship/file', file), subject: `order ${number}` };
      },
    },
    'POST invoices/order/{orderId}': {
      what: 'invoices.create',
      before: null,
      after: { invoice: 'created' },
      prepare: async () => {
        const { id, number } = await order();
        return { call: post(`invoices/order/${id}`), subject: `order ${number}` };
      },
    },
    'PUT orders/status/admin/{id}': {
      what: 'orders.delivered',
      before: { status: 'shipped' },
      after: { status: 'delivered' },
      prepare: async () => {
        const { id, number } = await order('shipped');
        const path = `orders/status/admin/${id}`;
        return { call: put(path, { status: 'delivered' }), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/notes': {
      what: 'orders.add-note',
      before: null,
      after: { note: expect.any(String) },
      prepare: async () => {
        const { id, number } = await order();
        const call = post(`orders/${id}/notes`, { text: 'Deliver to the yard' });
        return { call, subject: `order ${number}` };
      },
    },
    'PUT orders/{id}/address': {
      what: 'orders.correct-address',
      before: null,
      after: { address: 'corrected' },
      prepare: async () => {
        const { id, number } = await order();
        const { fullName, phone, address, city } = DETAILS;
        const body = { fullName, phone, address, city };
        return { call: put(`orders/${id}/address`, body), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/parcels': {
      what: 'orders.shipped',
      before: { status: 'pending' },
      after: { status: 'shipped', parcel: 1, units: 1 },
      prepare: async () => {
        const { id, number } = await order();
        return { call: post(`orders/${id}/parcels`, {}), subject: `order ${number}` };
      },
    },
    'PUT orders/{id}/parcels/{parcelId}': {
      what: 'orders.correct-tracking',
      before: null,
      after: { parcel: 1, tracking: 'corrected' },
      prepare: async () => {
        const { number, path } = await parcel();
        return { call: put(path, { carrier: 'ups' }), subject: `order ${number}` };
      },
    },
    'DELETE orders/{id}/parcels/{parcelId}': {
      what: 'orders.undo-parcel',
      before: { parcel: 1, units: 1 },
      after: null,
      prepare: async () => {
        const { id, number, path } = await parcel();
        await query(`UPDATE orders SET status = 'pending' WHERE id = $1`, [id]);
        return { call: () => admin().delete(path), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/emails': {
      what: 'orders.resend-email',
      before: null,
      after: { email: 'pending' },
      prepare: async () => {
        const { id, number } = await order();
        const call = post(`orders/${id}/emails`, { status: 'pending' });
        return { call, subject: `order ${number}` };
      },
    },
    'POST orders/{id}/refund/retry': {
      what: 'orders.retry-refund',
      before: { paymentStatus: 'refund_failed' },
      after: { paymentStatus: 'refunding' },
      prepare: async () => {
        const { id, number } = await order('canceled');
        await query(`UPDATE refund SET status = 'failed' WHERE order_id = $1`, [id]);
        await query(`UPDATE orders SET payment_status = 'refund_failed' WHERE id = $1`, [id]);
        return { call: post(`orders/${id}/refund/retry`), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/cancel-rest': {
      what: 'orders.cancel-rest',
      before: { status: 'pending', paymentStatus: 'paid' },
      after: {
        status: 'shipped',
        paymentStatus: 'refunding',
        units: 1,
        delivery: false,
        amount: 49.99,
        restock: true,
        reason: 'not_shipped',
      },
      prepare: async () => {
        const { id, number } = await parcel();
        // One unit of the order is in no parcel.
        await query(`UPDATE order_line SET quantity = 2 WHERE order_id = $1`, [id]);
        await query(`UPDATE orders SET status = 'pending' WHERE id = $1`, [id]);
        const body = { key: randomUUID(), total: 49.99 };
        return { call: post(`orders/${id}/cancel-rest`, body), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/refunds': {
      what: 'orders.refund',
      before: { paymentStatus: 'paid' },
      after: {
        paymentStatus: 'refunding',
        amount: 12.5,
        units: 0,
        delivery: false,
        restock: false,
        reason: 'goodwill',
      },
      prepare: async () => {
        const { id, number } = await order();
        const body = { key: randomUUID(), reason: 'goodwill', amount: 12.5, total: 12.5 };
        return { call: post(`orders/${id}/refunds`, body), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/refunds/{refundId}/retry': {
      what: 'orders.retry-refund',
      before: { paymentStatus: 'refund_failed' },
      after: { paymentStatus: 'refunding' },
      prepare: async () => {
        const { id, number } = await order('canceled');
        await query(`UPDATE refund SET status = 'failed' WHERE order_id = $1`, [id]);
        await query(`UPDATE orders SET payment_status = 'refund_failed' WHERE id = $1`, [id]);
        const { refunds } = (await admin().get<{ refunds: { _id: string }[] }>(`orders/${id}`))
          .data;
        const path = `orders/${id}/refunds/${refunds[0]!._id}/retry`;
        return { call: post(path), subject: `order ${number}` };
      },
    },
    'POST orders/{id}/fraud-warning/dismiss': {
      what: 'orders.dismiss-fraud-warning',
      before: { paymentStatus: 'fraud_warning' },
      after: { paymentStatus: 'paid' },
      prepare: async () => {
        const { id, number } = await order();
        await query(`UPDATE orders SET payment_status = 'fraud_warning' WHERE id = $1`, [id]);
        return { call: post(`orders/${id}/fraud-warning/dismiss`), subject: `order ${number}` };
      },
    },
  };
};
