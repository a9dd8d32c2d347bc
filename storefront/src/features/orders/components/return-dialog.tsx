import { useState } from 'react';
import type { Order } from '../api';
import type { ReturnableLine } from '../returnable';
import { Dialog } from '../../../ui/dialog';
import { ReturnForm } from './return-form';

interface ReturnDialogProps {
  order: Pick<Order, '_id' | 'number'>;
  lines: readonly ReturnableLine[];
  open: boolean;
  onClose: () => void;
}

/** Asks what goes back of an order, and why. Each opening is a request of its own. */
export function ReturnDialog({ order, lines, open, onClose }: ReturnDialogProps) {
  const [hasEntries, setHasEntries] = useState(false);
  const close = () => {
    setHasEntries(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={`Return items of order ${order.number}`}
      closing={hasEntries ? 'explicit' : 'any'}
      onClose={close}
    >
      <ReturnForm
        orderId={order._id}
        lines={lines}
        onEntry={() => setHasEntries(true)}
        onDone={close}
      />
    </Dialog>
  );
}
