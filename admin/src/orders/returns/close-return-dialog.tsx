import type { OrderReturn } from '../../data/records';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useCall } from '../../ui/use-call';
import { closeReturn } from '../calls';

const texts = {
  loading: 'Closing...',
  success: 'Return closed.',
  refused: 'Failed to close the return',
  failed: 'Failed. Please try again.',
};

interface CloseReturnDialogProps {
  orderReturn: OrderReturn;
  onClose: () => void;
}

/** Closes a return whose refund is not to be expected. */
export const CloseReturnDialog = ({ orderReturn, onClose }: CloseReturnDialogProps) => {
  const { busy, run } = useCall();
  const close = async () => {
    if (busy) return;
    if (!(await run(() => closeReturn(orderReturn.id), texts))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Close return ${orderReturn.number} of order ${orderReturn.orderNumber}?`}
      confirm="Close return"
      onConfirm={() => void close()}
      onClose={onClose}
    >
      Close it where the money went back in another way, or its refund has failed for good. Nothing
      is refunded.
    </ConfirmDialog>
  );
};
