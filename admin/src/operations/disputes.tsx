import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { day } from '../../../common/format/date';
import { paths } from '../paths';
import { StateBadge } from '../ui/state-badge';
import { MoneyList, MoneyRow } from './money-list';
import type { OperationsState } from './operations-state';

type Dispute = OperationsState['disputes'][number];

/** Payments that a cardholder contests; hidden where there are none. */
export const Disputes = ({ disputes }: { disputes: Dispute[] }) =>
  disputes.length > 0 && (
    <MoneyList title="Disputes">
      {disputes.map((dispute) => (
        <MoneyRow
          key={dispute.transactionId}
          {...dispute}
          reason={
            <>
              {reasonOf(dispute)}
              {dispute.orderId && (
                <>
                  {', '}
                  <Link component={RouterLink} to={paths.order(dispute.orderId)}>
                    order #{dispute.orderNumber}
                  </Link>
                </>
              )}
            </>
          }
        >
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

/** The provider's word as a text: `product_not_received` reads 'Product not received'. */
function reasonOf({ reason }: Dispute): string {
  const text = reason.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
