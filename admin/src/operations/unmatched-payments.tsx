import Box from '@mui/material/Box';
import { minute } from '../data/shop-time';
import { MoneyList, MoneyRow } from './money-list';
import type { PaymentWithoutOrder } from './operations-state';
import { RetryRefund } from './retry-refund';

/** Payments without an order; hidden where there are none. */
export const UnmatchedPayments = ({ payments }: { payments: PaymentWithoutOrder[] }) =>
  payments.length > 0 && (
    <MoneyList title="Payments to review">
      {payments.map((payment) => (
        <MoneyRow key={payment.transactionId} {...payment}>
          <Box component="time" dateTime={payment.seenAt} sx={{ color: 'text.secondary' }}>
            {minute(payment.seenAt)}
          </Box>
          {payment.isRefundFailed && <RetryRefund payment={payment} />}
        </MoneyRow>
      ))}
    </MoneyList>
  );
