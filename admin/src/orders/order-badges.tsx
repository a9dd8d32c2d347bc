import Box from '@mui/material/Box';
import { isCanceledOrReturned } from '../../../common/contract/order-status';
import type { Order } from '../data/records';
import { StateBadge } from '../ui/state-badge';
import { StatusBadge } from '../ui/status-badge';
import { paymentLabels, paymentTones } from './payment-labels';

/** The status of an order and, where it is not simply paid, its payment. */
export const OrderBadges = ({ order }: { order: Order }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <StatusBadge order={order} />
    <PaymentBadge order={order} />
  </Box>
);

const PaymentBadge = ({ order: { status, paymentStatus } }: { order: Order }) => {
  if (paymentStatus === 'paid') return null;
  // Its status says so already.
  const isExpected = paymentStatus === 'refunded' && isCanceledOrReturned(status);
  if (isExpected) return null;
  return <StateBadge tone={paymentTones[paymentStatus]}>{paymentLabels[paymentStatus]}</StateBadge>;
};
