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
import { useCall } from '../../ui/use-call';
import { refundReturn } from '../calls';
import { refundTotal } from '../refunds/refund-form';

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

/** Refunds what was received; the delivery only where it is ticked. Shows the sum before. */
export const RefundReturnDialog = ({ orderReturn, onClose }: RefundReturnDialogProps) => {
  const { orderId } = orderReturn;
  const { data: order } = useGetOne<Order, ApiError>(resources.orders, { id: orderId });
  const [key] = useState(randomUuid);
  const [delivery, setDelivery] = useState(false);
  const { busy, run } = useCall();
  const units = Object.fromEntries(
    orderReturn.lines.map(({ lineId, received }) => [lineId, received ?? 0]),
  );
  const total = order && totalOf(order, units, delivery);
  const refund = async () => {
    if (!order || total === undefined || busy) return;
    const body = { key, delivery, total, refundsShown: order.refunds.length };
    if (!(await run(() => refundReturn(orderReturn.id, body), texts))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Refund return ${orderReturn.number} of order ${orderReturn.orderNumber}`}
      confirm={`Refund ${money(total ?? 0)}`}
      onConfirm={() => void refund()}
      onClose={onClose}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 600, mb: 1 }}>
        {order && total === undefined
          ? 'These items are refunded already.'
          : `Refund ${money(total ?? 0)} for what was received`}
      </Typography>
      {order && order.refundable.delivery > 0 && (
        <FormControlLabel
          label={`Refund the delivery, ${money(order.refundable.delivery)}`}
          control={<Checkbox checked={delivery} onChange={(_, checked) => setDelivery(checked)} />}
        />
      )}
    </ConfirmDialog>
  );
};

/** In dollars; undefined where the units were refunded otherwise. */
function totalOf(
  order: Order,
  units: Record<string, number>,
  delivery: boolean,
): number | undefined {
  const isLeft = order.refundable.lines.every(
    ({ lineId, quantity, refundedUnits }) => (units[lineId] ?? 0) <= quantity - refundedUnits,
  );
  return isLeft ? refundTotal(order, { by: 'lines', units, delivery, amount: '' }) : undefined;
}
