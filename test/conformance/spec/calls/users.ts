import * as records from '../records.js';
import { listOf } from '../records.js';
import type { Call } from './call.js';

/** Sections 7.5 to 7.8. */
export const USERS: readonly Call[] = [
  { route: 'GET users/user', as: 'user', data: { ...records.USER, role: 'user' } },
  {
    route: 'PUT users',
    as: 'user',
    send: () => ({
      name: 'Ada King',
      email: 'countess@example.com',
      address: '12 St James Square',
      phone: '44207946000',
    }),
    message: 'Profile updated successfully!',
    data: { name: 'Ada King', email: 'countess@example.com', phone: '44207946000' },
  },
  {
    route: 'PUT users',
    as: 'user',
    send: ({ image }) => ({ image }),
    message: 'Profile updated successfully!',
    data: records.FULL_USER,
  },
  { route: 'GET users', as: 'admin', data: listOf(records.USER, { role: 'admin' }) },

  {
    route: 'GET analytics/stats',
    as: 'admin',
    data: {
      ...records.STATS,
      totalProducts: { uniqueProducts: 1, totalStockUnits: 47 },
      pendingShipments: 0,
    },
  },
  { route: 'GET analytics/revenue', as: 'admin', data: listOf(records.REVENUE) },
  {
    route: 'GET analytics/order-status',
    as: 'admin',
    data: [
      { status: 'pending', count: 0 },
      { status: 'shipped', count: 1 },
      { status: 'delivered', count: 0 },
      { status: 'canceled', count: 0 },
      { status: 'returned', count: 0 },
    ],
  },

  {
    route: 'POST newsletter/subscribe',
    as: 'guest',
    send: () => ({ email: 'reader@example.com' }),
    message: 'Subscribed successfully!',
    data: expect.anything(),
  },
  {
    route: 'GET newsletter/subscribers',
    as: 'admin',
    data: [{ ...records.SUBSCRIBER, status: 'active' }],
  },
  {
    route: 'PUT newsletter/unsubscribe',
    as: 'guest',
    first: 'read the unsubscribe link',
    query: '/?token={unsubscribe}',
    message: 'Unsubscribed Successfully!',
    data: null,
  },
  {
    route: 'GET newsletter/subscribers',
    as: 'admin',
    data: [{ ...records.SUBSCRIBER, status: 'unsubscribed' }],
  },
  {
    route: 'POST newsletter/subscribe',
    as: 'guest',
    send: () => ({ email: 'reader@example.com' }),
    data: expect.anything(),
  },
  {
    route: 'PUT newsletter/cancel-subscription',
    as: 'admin',
    send: () => ({ email: 'reader@example.com' }),
    message: 'Canceled subscription successfully!',
    data: null,
  },
  {
    route: 'GET newsletter/subscribers',
    as: 'admin',
    data: [{ ...records.SUBSCRIBER, status: 'canceled' }],
  },
  {
    route: 'POST contact',
    as: 'guest',
    status: 201,
    send: () => ({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'A question',
      message: 'How heavy is it?',
    }),
    message: 'Message sent',
    data: null,
  },

  {
    route: 'DELETE products/{id}',
    as: 'admin',
    id: 'product',
    message: 'Delete successful!',
    data: null,
  },
  {
    route: 'DELETE categories/{id}',
    as: 'admin',
    id: 'category',
    message: 'Delete successful!',
    data: null,
  },
  {
    route: 'PUT users/make-admin',
    as: 'admin',
    query: '?id={user}',
    message: 'Made admin successfully!',
    data: null,
  },
  // Their role is read at each call: what they were refused a moment ago is theirs now.
  { route: 'GET users', as: 'user', data: listOf(records.USER) },
];
