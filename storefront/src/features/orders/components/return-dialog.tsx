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
  return (
    <Dialog open={open} title={`Return items of order ${order.number}`} onClose={onClose}>
      <ReturnForm orderId={order._id} lines={lines} onDone={onClose} />
    </Dialog>
  );
}
