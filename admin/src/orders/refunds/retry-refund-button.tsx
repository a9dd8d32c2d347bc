import Button from '@mui/material/Button';
import { Allowed } from '../../ui/allowed';

interface RetryRefundButtonProps {
  /** What tells it from others on the page, such as an amount. */
  readonly of?: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Below the message about a refund that failed, for those who may refund. */
export const RetryRefundButton = ({ of, ...props }: RetryRefundButtonProps) => (
  <Allowed to="orders.refund">
    <Button
      {...props}
      {...(of && { 'aria-label': `Retry refund of ${of}` })}
      variant="outlined"
      color="inherit"
      sx={{ display: 'block', mt: 1.5 }}
    >
      Retry refund
    </Button>
  </Allowed>
);
