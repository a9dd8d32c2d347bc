import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { withheldReasons } from '../../../../common/contract/refund';
import { money } from '../../../../common/format/money';
import type { RestRefund } from './refund-form';

/** What canceling the rest gives back, and why not more. */
export const RestAmounts = ({ rest }: { rest: RestRefund }) => {
  const { cost, total, withheld, reason } = rest;
  return (
    <div aria-live="polite">
      <Typography sx={{ fontWeight: 600 }}>
        {total > 0 ? `Refund ${money(total)}` : 'Nothing is refunded'}
      </Typography>
      {cost === 0 && <Typography>These products cost nothing.</Typography>}
      {reason && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {`These products cost ${money(cost)}${total > 0 ? `. ${money(withheld)} of that is` : ', which is'} not refunded: ${withheldReasons[reason]}.`}
        </Alert>
      )}
    </div>
  );
};
