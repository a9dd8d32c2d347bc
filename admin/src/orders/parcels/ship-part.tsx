import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { paymentObstacle } from '../../../../common/contract/order-payment';
import type { Order } from '../../data/records';
import { Allowed } from '../../ui/allowed';

const ShipPartDialog = lazy(() =>
  import('./ship-part-dialog').then(({ ShipPartDialog: dialog }) => ({ default: dialog })),
);

/** Opens the dialog that ships a part; nothing where a single unit is left. */
export const ShipPart = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false);
  const left = order.products.reduce((sum, { unshipped }) => sum + unshipped, 0);
  if (left < 2) return null;
  return (
    <Allowed to="orders.ship">
      <Button
        variant="outlined"
        disabled={paymentObstacle('shipped', order.paymentStatus) !== undefined}
        onClick={() => setOpen(true)}
      >
        Ship part
      </Button>
      <Suspense>{open && <ShipPartDialog order={order} onClose={() => setOpen(false)} />}</Suspense>
    </Allowed>
  );
};
