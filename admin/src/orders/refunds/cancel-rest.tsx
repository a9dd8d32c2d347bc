import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { isPartlyShipped } from '../../../../common/contract/order-status';
import type { Order } from '../../data/records';
import { Allowed } from '../../ui/allowed';
import { isDisputed } from '../payment-labels';
import { LazyRefundDialog } from './lazy-refund-dialog';

/** Refunds and restocks what a partly shipped order has left to ship, which makes it shipped. */
export const CancelRest = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false);
  const isPossible = isPartlyShipped(order.status, order.parcels.length) && !isDisputed(order);
  if (!isPossible) return null;
  return (
    <Allowed to="orders.refund">
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel the rest
      </Button>
      <Suspense>
        {open && <LazyRefundDialog order={order} isRest onClose={() => setOpen(false)} />}
      </Suspense>
    </Allowed>
  );
};
