import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { isPartlyShipped } from '../../../../common/contract/order-status';
import type { Order } from '../../data/records';
import { Allowed } from '../../ui/allowed';
import { LazyCancelRestDialog } from './lazy-refund-dialog';

/** Cancels what a partly shipped order has left to ship, unless the bank still decides about its payment. */
export const CancelRest = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false);
  const { status, parcels, paymentStatus } = order;
  if (!isPartlyShipped(status, parcels.length) || paymentStatus === 'disputed') return null;
  return (
    <Allowed to="orders.refund">
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel the rest
      </Button>
      <Suspense>
        {open && <LazyCancelRestDialog order={order} onClose={() => setOpen(false)} />}
      </Suspense>
    </Allowed>
  );
};
