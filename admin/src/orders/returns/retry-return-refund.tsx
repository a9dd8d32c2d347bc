import Button from '@mui/material/Button';
import { money } from '../../../../common/format/money';
import type { OrderReturn } from '../../data/records';
import { Allowed } from '../../ui/allowed';
import { useCall } from '../../ui/use-call';
import { retryPartRefund } from '../calls';
import { retryTexts } from '../refunds/retry-texts';

interface RetryReturnRefundProps {
  orderId: string;
  refund: NonNullable<OrderReturn['refund']>;
}

/** Requests the failed refund of a return again, for the same amount. */
export const RetryReturnRefund = ({ orderId, refund }: RetryReturnRefundProps) => {
  const { busy, run } = useCall();
  return (
    <Allowed to="orders.refund">
      <Button
        variant="outlined"
        color="inherit"
        disabled={busy}
        onClick={() => void run(() => retryPartRefund(orderId, refund._id), retryTexts)}
        sx={{ display: 'block', mt: 1.5 }}
      >
        {`Retry ${money(refund.amount)}`}
      </Button>
    </Allowed>
  );
};
