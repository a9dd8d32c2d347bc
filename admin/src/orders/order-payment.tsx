import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';

import { paymentLabels } from './payment-labels';
import { useOrderActions } from './use-order-actions';
import type { Order } from '../data/records';

/** The state of the payment; a failed refund can be retried. */
export const OrderPayment = ({ order }: { order: Order }) => {
  const { busy, retryRefund } = useOrderActions(order);
  return (
    <Panel title="Payment">
      <Facts
        facts={[
          ['Status', paymentLabels[order.paymentStatus]],
          ['Transaction', <small key="transaction">{order.transactionId}</small>],
        ]}
      />
      {order.paymentStatus === 'disputed' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          The cardholder contests this payment. Answer at the card provider. Until the bank has
          decided, the order is not shipped, canceled or returned.
        </Alert>
      )}
      {order.paymentStatus === 'dispute_lost' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          The bank gave the money back to the cardholder.
        </Alert>
      )}
      {order.paymentStatus === 'refund_failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          The refund did not reach the card.
          <Button
            variant="outlined"
            color="inherit"
            disabled={busy}
            onClick={() => void retryRefund()}
            sx={{ display: 'block', mt: 1.5 }}
          >
            Retry refund
          </Button>
        </Alert>
      )}
    </Panel>
  );
};
