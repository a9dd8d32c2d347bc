import { useQuery } from '@tanstack/react-query';
import { call } from '../../data/call';
import type { Schema } from '../../../../common/contract/client';
import { hasDeliveredUnits } from '../../../../common/contract/order-return';
import type { Order } from '../../data/records';
import { resources } from '../../paths';

/** The returns of an order, `returns` being none until they are there; none is asked for before it was delivered. */
export function useOrderReturns(order: Pick<Order, 'id' | 'status' | 'parcels'>): {
  readonly returns: readonly Schema<'Return'>[];
  readonly error: Error | null;
  readonly refetch: () => unknown;
} {
  const { id } = order;
  const { data, error, refetch } = useQuery({
    queryKey: [resources.returns, 'ofOrder', id],
    queryFn: () => call('GET /api/orders/{id}/returns', { path: { id } }),
    enabled: hasDeliveredUnits(order),
  });
  return { returns: data?.data.returns ?? [], error, refetch };
}
