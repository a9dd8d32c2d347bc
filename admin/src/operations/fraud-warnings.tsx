import Box from '@mui/material/Box';
import { minute } from '../data/shop-time';
import { counted } from '../../../common/format/text';
import { StateBadge } from '../ui/state-badge';
import { MoneyList, MoneyRow } from './money-list';
import type { OperationsState } from './operations-state';
import { PaymentReason } from './payment-reason';

type FraudWarning = OperationsState['fraudWarnings'][number];

/** Payments that the card's bank takes for fraud; hidden where there are none. */
export const FraudWarnings = ({ warnings }: { warnings: FraudWarning[] }) =>
  warnings.length > 0 && (
    <MoneyList title={counted(warnings.length, 'fraud warning')}>
      {warnings.map((warning) => (
        <MoneyRow
          key={`${warning.transactionId} ${warning.issuedAt}`}
          {...warning}
          reason={<PaymentReason {...warning} />}
        >
          <Box>
            <StateBadge tone="red">Refund or dismiss</StateBadge>
            <Box
              component="time"
              dateTime={warning.issuedAt}
              sx={{ display: 'block', color: 'text.secondary', mt: 0.5 }}
            >
              {minute(warning.issuedAt)}
            </Box>
          </Box>
        </MoneyRow>
      ))}
    </MoneyList>
  );
