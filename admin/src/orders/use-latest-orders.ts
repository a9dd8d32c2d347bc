import { useGetList } from 'react-admin';
import type { OrderStatus } from '../../../common/contract/order-status';
import type { ListMeta } from '../data/api-client';
import { resources } from '../paths';
import type { Order } from './order';

/** How many orders are the latest. */
export const LATEST = 5;

interface LatestOrders {
  orders?: Order[];
  /** How many orders have each status. */
  counts?: Partial<Record<OrderStatus, number>>;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** The newest orders and the counts that come with them, in one call however many ask. */
export function useLatestOrders(): LatestOrders {
  const { data, meta, error, refetch } = useGetList<Order>(resources.orders, {
    pagination: { page: 1, perPage: LATEST },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return { orders: data, counts: (meta as ListMeta | undefined)?.counts, error, refetch };
}
