import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Allowed } from '../ui/allowed';
import { ConfirmButton } from '../ui/confirm-button';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { dismissFraudWarning } from './calls';
import { paymentLabels } from './payment-labels';
import { RetryRefundButton } from './refunds/retry-refund-button';
import { useOrderActions } from './use-order-actions';
import type { Order } from '../data/records';

const dismissTexts = {
  loading: 'Dismissing...',
  success: 'Fraud warning dismissed.',
  refused: 'Failed to dismiss the warning',
  failed: 'Failed. Please try again.',
};

/** The state of the payment; a failed refund can be retried, a fraud warning dismissed. */
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
      {order.paymentStatus === 'fraud_warning' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          The card’s bank reports this payment as possible fraud. A refund now avoids a dispute and
          its fee.
          <Allowed to="orders.refund">
            <Box sx={{ mt: 1.5 }}>
              <ConfirmButton
                label="Dismiss warning"
                question={`Dismiss the fraud warning of order ${order.number}?`}
                effect="The order can then be shipped. If the cardholder disputes the payment, the shop can lose the products, the money and a fee."
                call={() => dismissFraudWarning(order.id)}
                texts={dismissTexts}
              />
            </Box>
          </Allowed>
        </Alert>
      )}
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
      {order.refunds.some(({ kind, status }) => kind === 'rest' && status === 'failed') && (
        <Alert severity="error" sx={{ mt: 2 }}>
          The refund did not reach the card.
          <RetryRefundButton disabled={busy} onClick={() => void retryRefund()} />
        </Alert>
      )}
    </Panel>
  );
};
