import { money } from '../../../../common/format/money';
import { useCall } from '../../ui/use-call';
import { retryPartRefund } from '../calls';
import { RetryRefundButton } from './retry-refund-button';
import { retryTexts } from './retry-texts';

interface RetryPartRefundProps {
  orderId: string;
  refund: { readonly _id: string; readonly amount: number };
}

/** Requests a failed part refund, or that of a return, again for the same amount. */
export const RetryPartRefund = ({ orderId, refund }: RetryPartRefundProps) => {
  const { busy, run } = useCall();
  return (
    <RetryRefundButton
      of={money(refund.amount)}
      disabled={busy}
      onClick={() => void run(() => retryPartRefund(orderId, refund._id), retryTexts)}
    />
  );
};
