import { useQuery } from '@tanstack/react-query';
import { call } from '../../data/call';
import type { Schema } from '../../../../common/contract/client';
import { hasDeliveredUnits } from '../../../../common/contract/order-return';
import type { Order } from '../../data/records';
import { resources } from '../../paths';

/** The returns of an order; none until they are there, and none of an order that was not delivered. */
export function useOrderReturns(
  order: Pick<Order, 'id' | 'status' | 'parcels'>,
): readonly Schema<'Return'>[] {
  const { id } = order;
  const { data } = useQuery({
    queryKey: [resources.returns, 'ofOrder', id],
    queryFn: () => call('GET /api/orders/{id}/returns', { path: { id } }),
    enabled: hasDeliveredUnits(order),
  });
  return data?.data.returns ?? [];
}
