import Box from '@mui/material/Box';
import { money } from '../../../common/format/money';
import { minute } from '../../../common/format/date';
import { Panel } from '../ui/panel';
import type { PaymentWithoutOrder } from './operations-state';
import { RetryRefund } from './retry-refund';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 3,
  rowGap: 0.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0, pb: 0 },
} as const;

/** Payments without an order; hidden where there are none. */
export const UnmatchedPayments = ({ payments }: { payments: PaymentWithoutOrder[] }) =>
  payments.length > 0 && (
    <Panel title="Payments to review">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {payments.map((payment) => (
          <Box component="li" key={payment.transactionId} sx={row}>
            <Box component="strong" sx={{ minWidth: 96 }}>
              {money(payment.amount)}
            </Box>
            <Box sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
              {payment.reason}
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {payment.transactionId}
              </Box>
            </Box>
            <Box component="time" dateTime={payment.seenAt} sx={{ color: 'text.secondary' }}>
              {minute(payment.seenAt)}
            </Box>
            {payment.isRefundFailed && <RetryRefund payment={payment} />}
          </Box>
        ))}
      </Box>
    </Panel>
  );
