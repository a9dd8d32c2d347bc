import Box from '@mui/material/Box';
import { minute } from '../data/shop-time';
import { MoneyList, MoneyRow } from './money-list';
import type { OperationsState } from './operations-state';
import { PaymentReason } from './payment-reason';

type UnmatchedRefund = OperationsState['unmatchedRefunds'][number];

/** Refunds by hand at the card provider that match nothing; hidden where there are none. */
export const UnmatchedRefunds = ({ refunds }: { refunds: UnmatchedRefund[] }) =>
  refunds.length > 0 && (
    <MoneyList title="Refunds to compare">
      {refunds.map((refund) => (
        <MoneyRow
          key={`${refund.transactionId} ${refund.seenAt}`}
          {...refund}
          reason={<PaymentReason {...refund} reason="More was refunded than was paid" />}
        >
          <Box component="time" dateTime={refund.seenAt} sx={{ color: 'text.secondary' }}>
            {minute(refund.seenAt)}
          </Box>
        </MoneyRow>
      ))}
    </MoneyList>
  );
