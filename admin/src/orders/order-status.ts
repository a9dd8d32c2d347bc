import type { Tone } from '../ui/state-badge';

/** The statuses in the order of an order's life. */
export const statuses = ['pending', 'shipped', 'delivered', 'canceled', 'returned'] as const;

export type OrderStatus = (typeof statuses)[number];

export const statusLooks: Record<OrderStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  shipped: { label: 'Shipped', tone: 'blue' },
  delivered: { label: 'Delivered', tone: 'green' },
  canceled: { label: 'Canceled', tone: 'red' },
  returned: { label: 'Returned', tone: 'purple' },
};
