import { randomUUID } from 'node:crypto';
import type { Schema } from '../../../common/contract/client.js';
import type { ApiClient } from '../../support/api-client.js';
import { placeOrder } from '../../support/sales.js';
import type { TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import type { AuditedWrite } from './audited-write.js';

type Order = Schema<'Order'>;
type OrderReturns = Schema<'OrderReturns'>;

/** What was done before the step. */
interface Before {
  readonly before?: readonly string[];
  /** All of the order's payment went back as a free amount. */
  readonly isRefundedOtherwise?: boolean;
}

/** The writes of returns by staff. */
export const returnWrites = (
  shop: () => TestApp,
  admin: () => ApiClient,
): Readonly<Record<string, AuditedWrite>> => {
  /** A return of the only unit of a delivered order, after some steps. */
  const prepared = async (
    step: string,
    body: (lineId: string) => object,
    { before = [], isRefundedOtherwise = false }: Before = {},
  ) => {
    const buyer = await newUser(shop());
    const { id, number } = await placeOrder(shop(), buyer.id);
    for (const status of ['shipped', 'delivered']) {
      await admin().put(`orders/status/admin/${id}`, { status });
    }
    const lineId = (await admin().get<Order>(`orders/${id}`)).data.products[0]!._id;
    const { data } = await buyer.api.post<OrderReturns>(`orders/${id}/returns`, {
      key: randomUUID(),
      reason: 'other',
      lines: [{ lineId, quantity: 1 }],
    });
    const path = `returns/${data.returns[0]!._id}`;
    for (const each of before) await admin().post(`${path}/${each}`, BODIES[each]?.(lineId));
    if (isRefundedOtherwise) await admin().post(`orders/${id}/refunds`, freeRefund());
    const call = () => admin().post(`${path}/${step}`, body(lineId));
    return { call, subject: `order ${number}` };
  };
  return {
    'POST returns/{id}/approve': {
      what: 'returns.approve',
      before: { return: 1, state: 'requested' },
      after: { state: 'approved' },
      prepare: () => prepared('approve', () => ({})),
    },
    'POST returns/{id}/decline': {
      what: 'returns.decline',
      before: { return: 1, state: 'requested' },
      after: { state: 'declined' },
      prepare: () => prepared('decline', () => ({ text: 'Too worn' })),
    },
    'POST returns/{id}/receive': {
      what: 'returns.receive',
      before: { return: 1, state: 'approved' },
      after: { state: 'received', units: 1, restocked: 0 },
      prepare: () => prepared('receive', received, { before: ['approve'] }),
    },
    'POST returns/{id}/emails': {
      what: 'returns.resend-email',
      before: null,
      after: { return: 1, email: 'requested' },
      prepare: () => prepared('emails', () => ({ email: 'requested' })),
    },
    'POST returns/{id}/close': {
      what: 'returns.close',
      before: { return: 1, state: 'received' },
      after: { state: 'closed' },
      prepare: () =>
        prepared('close', () => ({}), {
          before: ['approve', 'receive'],
          isRefundedOtherwise: true,
        }),
    },
    'POST returns/{id}/refund': {
      what: 'orders.refund',
      before: { paymentStatus: 'paid' },
      after: { paymentStatus: 'refunding', amount: 49.99, units: 1, restock: false },
      prepare: () =>
        prepared('refund', () => ({ key: randomUUID(), total: 49.99 }), {
          before: ['approve', 'receive'],
        }),
    },
  };
};

const freeRefund = () => ({
  key: randomUUID(),
  reason: 'goodwill',
  amount: 49.99,
  total: 49.99,
});

const received = (lineId: string) => ({ lines: [{ lineId, quantity: 1, restock: false }] });

const BODIES: Readonly<Record<string, (lineId: string) => object>> = {
  approve: () => ({}),
  receive: received,
};
