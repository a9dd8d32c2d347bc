import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';
import type { PaymentWithoutOrder } from './operations-state';
import { RetryButton } from './retry-button';

/** Asks the card provider once more to give a payment back. */
export const RetryRefund = ({ payment }: { payment: PaymentWithoutOrder }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { transactionId } = payment;
  return (
    <RetryButton
      label="Retry refund"
      name={`Retry refund of ${transactionId}`}
      call={() => provider.retryPaymentRefund(transactionId)}
      success="Refund requested again."
    />
  );
};
