import { StateBadge } from '../ui/state-badge';
import { statusLooks, type OrderStatus } from './order-status';

/** The status in its colour; one that this screen does not know says so. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => {
  const { label, tone } = statusLooks[status] ?? { label: 'Unknown status', tone: 'grey' };
  return <StateBadge tone={tone}>{label}</StateBadge>;
};
