import type { PaymentWithoutOrder } from './operations-state';
import { RetryButton } from './retry-button';
import { retryPaymentRefund } from './calls';

export const RetryRefund = ({ payment }: { payment: PaymentWithoutOrder }) => {
  const { transactionId } = payment;
  return (
    <RetryButton
      label="Retry refund"
      name={`Retry refund of ${transactionId}`}
      call={() => retryPaymentRefund(transactionId)}
      success="Refund requested again."
    />
  );
};
