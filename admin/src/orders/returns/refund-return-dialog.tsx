import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { randomUuid } from '../../../../common/browser/random-uuid';
import { money } from '../../../../common/format/money';
import type { ApiError } from '../../data/api-error';
import type { Order, OrderReturn } from '../../data/records';
import { resources } from '../../paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/loaded';
import { useCall } from '../../ui/use-call';
import { refundReturn } from '../calls';
import { refundOfReturn } from './refund-of-return';

const texts = {
  loading: 'Requesting refund...',
  success: 'Refund requested.',
  refused: 'Failed to request the refund',
  failed: 'Failed. Please try again.',
};

interface RefundReturnDialogProps {
  orderReturn: OrderReturn;
  onClose: () => void;
}

/** Refunds what was received; the delivery only where it is ticked, as it is where all goes back. Shows the sum before. */
export const RefundReturnDialog = ({ orderReturn, onClose }: RefundReturnDialogProps) => {
  const { orderId } = orderReturn;
  const query = useGetOne<Order, ApiError>(resources.orders, { id: orderId });
  const order = query.data;
  const [key] = useState(randomUuid);
  const [ticked, setTicked] = useState<boolean>();
  const { busy, run } = useCall();
  const { delivery = false, total } = order ? refundOfReturn(order, orderReturn, ticked) : {};
  const refund = async () => {
    if (!order || total === undefined || busy) return;
    const body = { key, delivery, total, refundsShown: order.refunds.length };
    if (!(await run(() => refundReturn(orderReturn.id, body), texts))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Refund return ${orderReturn.number} of order ${orderReturn.orderNumber}`}
      confirm={total === undefined ? 'Refund' : `Refund ${money(total)}`}
      isReady={total !== undefined}
      onConfirm={() => void refund()}
      onClose={onClose}
    >
      <Loaded query={query}>
        {({ refundable }) => (
          <>
            <Typography aria-live="polite" sx={{ fontWeight: 600, mb: 1 }}>
              {total === undefined
                ? 'These items are refunded already.'
                : `Refund ${money(total)} for what was received`}
            </Typography>
            {refundable.delivery > 0 && (
              <FormControlLabel
                label={`Refund the delivery, ${money(refundable.delivery)}`}
                control={
                  <Checkbox checked={delivery} onChange={(_, checked) => setTicked(checked)} />
                }
              />
            )}
          </>
        )}
      </Loaded>
    </ConfirmDialog>
  );
};
