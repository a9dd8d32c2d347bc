import Box from '@mui/material/Box';
import { day } from '../data/shop-time';
import { StateBadge } from '../ui/state-badge';
import { MoneyList, MoneyRow } from './money-list';
import type { OperationsState } from './operations-state';
import { PaymentReason } from './payment-reason';

type Dispute = OperationsState['disputes'][number];

/** Payments that a cardholder contests; hidden where there are none. */
export const Disputes = ({ disputes }: { disputes: Dispute[] }) =>
  disputes.length > 0 && (
    <MoneyList title="Disputes">
      {disputes.map((dispute) => (
        <MoneyRow key={dispute.transactionId} {...dispute} reason={<PaymentReason {...dispute} />}>
          <Box>
            <StateBadge tone={dispute.needsAnswer ? 'red' : 'yellow'}>
              {dispute.needsAnswer ? 'Answer at the card provider' : 'The bank decides'}
            </StateBadge>
            {dispute.needsAnswer && dispute.answerBy && (
              <Box sx={{ color: 'text.secondary', mt: 0.5 }}>by {day(dispute.answerBy)}</Box>
            )}
          </Box>
        </MoneyRow>
      ))}
    </MoneyList>
  );
