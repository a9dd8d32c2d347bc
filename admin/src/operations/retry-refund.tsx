import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';
import { useCall } from '../ui/use-call';
import type { PaymentWithoutOrder } from './operations-state';

const texts = {
  loading: 'Loading...',
  success: 'Refund requested again.',
  refused: 'Failed. Please try again.',
};

/** Asks the card provider once more to give a payment back. */
export const RetryRefund = ({ payment }: { payment: PaymentWithoutOrder }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { busy, run } = useCall();
  const { transactionId } = payment;
  return (
    <Button
      variant="outlined"
      startIcon={<ReplayOutlined />}
      disabled={busy}
      aria-label={`Retry refund of ${transactionId}`}
      onClick={() => void run(() => provider.retryPaymentRefund(transactionId), texts)}
    >
      Retry refund
    </Button>
  );
};
