import {
  isOrderStatus,
  isPartlyShipped,
  orderStatuses,
  PARTLY_SHIPPED,
  UNKNOWN_STATUS_LABEL,
} from '../../../common/contract/order-status';
import type { Order } from '../data/records';
import { StateBadge } from './state-badge';

/** The status in its color, or `Unknown status`; 'Partly shipped' once a part has left. */
export const StatusBadge = ({ order }: { order: Pick<Order, 'status' | 'parcels'> }) => {
  // A newer server may have a status more.
  const status: string = order.status;
  if (!isOrderStatus(status)) return <StateBadge tone="gray">{UNKNOWN_STATUS_LABEL}</StateBadge>;
  const { adminLabel, color } = orderStatuses[status];
  const label = isPartlyShipped(status, order.parcels.length) ? PARTLY_SHIPPED : adminLabel;
  return <StateBadge tone={color}>{label}</StateBadge>;
};
