import {
  isOrderStatus,
  orderStatuses,
  UNKNOWN_STATUS_LABEL,
} from '../../../common/contract/order-status';
import { StateBadge } from './state-badge';

/** The status in its color, or `Unknown status`. */
export const StatusBadge = ({ status }: { status: string }) => {
  if (!isOrderStatus(status)) return <StateBadge tone="grey">{UNKNOWN_STATUS_LABEL}</StateBadge>;
  const { adminLabel, color } = orderStatuses[status];
  return <StateBadge tone={color}>{adminLabel}</StateBadge>;
};
