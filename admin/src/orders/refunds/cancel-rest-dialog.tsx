import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { randomUuid } from '../../../../common/browser/random-uuid';
import type { RefundReason } from '../../../../common/contract/refund';
import { money } from '../../../../common/format/money';
import type { Order } from '../../data/records';
import { longText } from '../../lists/long-text';
import { useCall } from '../../ui/use-call';
import { cancelRest } from '../calls';
import { ReasonField } from './reason-field';
import { restRefund } from './refund-form';
import { RestAmounts } from './rest-amounts';

const texts = {
  loading: 'Canceling...',
  success: 'Rest of the order canceled.',
  refused: 'Failed to cancel the rest',
  failed: 'Failed. Please try again.',
};

interface CancelRestDialogProps {
  order: Order;
  onClose: () => void;
}

/** Says what goes back of the rest of an order, and what not, before it is canceled. */
export const CancelRestDialog = ({ order, onClose }: CancelRestDialogProps) => {
  const titleId = useId();
  const { busy, run } = useCall();
  const [key] = useState(randomUuid);
  const [reason, setReason] = useState<RefundReason | ''>('not_shipped');
  const [restock, setRestock] = useState(true);
  const [delivery, setDelivery] = useState(false);
  const rest = restRefund(order, delivery);
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === '') return;
    const shown = { total: rest.total, refundsShown: order.refunds.length };
    const body = { key, reason, restock, delivery, ...shown };
    if (!(await run(() => cancelRest(order.id, body), texts))) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void confirm(event)}>
        <DialogTitle id={titleId} variant="h2" component="h2">
          {`Cancel the rest of order ${order.number}`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <Typography>
            These products will not be sent. The order is then marked as shipped.
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {order.products
              .filter(({ unshipped }) => unshipped > 0)
              .map(({ _id, name, unshipped }) => (
                <Typography key={_id} component="li" sx={longText}>
                  {`${unshipped} × ${name}`}
                </Typography>
              ))}
          </Box>
          {order.refundable.delivery > 0 && (
            <FormControlLabel
              label={`Delivery (${money(order.refundable.delivery)})`}
              control={
                <Checkbox checked={delivery} onChange={(_, checked) => setDelivery(checked)} />
              }
            />
          )}
          <FormControlLabel
            label="Put the products back in stock"
            control={<Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />}
          />
          <ReasonField value={reason} onChange={setReason} />
          <RestAmounts rest={rest} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained" disabled={busy || reason === ''}>
            {rest.total > 0 ? `Cancel and refund ${money(rest.total)}` : 'Cancel the rest'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
