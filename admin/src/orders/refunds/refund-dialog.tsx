import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { type RefundReason, refundTexts } from '../../../../common/contract/refund';
import { randomUuid } from '../../../../common/browser/random-uuid';
import { money } from '../../../../common/format/money';
import type { Order } from '../../data/records';
import { useCall } from '../../ui/use-call';
import { refundOrder } from '../calls';
import { ReasonField } from './reason-field';
import { RefundLines } from './refund-lines';
import { refundableLines, type RefundChoice, refundTotal } from './refund-form';

const texts = {
  loading: 'Requesting refund...',
  success: 'Refund requested.',
  refused: 'Failed to request the refund',
  failed: 'Failed. Please try again.',
};

interface RefundDialogProps {
  order: Order;
  onClose: () => void;
}

/** Chooses what to refund, and shows the sum before it is confirmed. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const titleId = useId();
  const { busy, run } = useCall();
  const [key] = useState(randomUuid);
  const [reason, setReason] = useState<RefundReason | ''>('');
  const [restock, setRestock] = useState(false);
  const [choice, setChoice] = useState<RefundChoice>(() => ({
    units: {},
    delivery: false,
    amount: '',
    by: refundableLines(order).length > 0 ? 'lines' : 'amount',
  }));
  const total = refundTotal(order, choice);
  const isByLine = choice.by === 'lines';
  const isTooHigh = total !== undefined && total > order.refundable.total;
  const isReady = reason !== '' && total !== undefined && total > 0 && !isTooHigh;
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const lines = Object.entries(choice.units)
      .filter(([, quantity]) => quantity > 0)
      .map(([lineId, quantity]) => ({ lineId, quantity }));
    const what = isByLine ? { lines, delivery: choice.delivery, restock } : { amount: total };
    const body = { key, reason, total, refundsShown: order.refunds.length, ...what };
    if (!(await run(() => refundOrder(order.id, body), texts))) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void confirm(event)}>
        <DialogTitle id={titleId} variant="h2" component="h2">
          {`Refund order ${order.number}`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextField
            select
            margin="dense"
            label="Refund by"
            value={choice.by}
            onChange={({ target }) =>
              setChoice({ ...choice, by: target.value === 'amount' ? 'amount' : 'lines' })
            }
          >
            <MenuItem value="lines">Products and delivery</MenuItem>
            <MenuItem value="amount">Amount</MenuItem>
          </TextField>
          {isByLine ? (
            <>
              <RefundLines order={order} choice={choice} onChange={setChoice} />
              <FormControlLabel
                label="Put the products back in stock"
                control={
                  <Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />
                }
              />
            </>
          ) : (
            <TextField
              label="Amount in dollars"
              value={choice.amount}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              onChange={({ target }) => setChoice({ ...choice, amount: target.value.trim() })}
              error={choice.amount !== '' && total === undefined}
              helperText={choice.amount !== '' && total === undefined && refundTexts.amount}
            />
          )}
          <ReasonField value={reason} onChange={setReason} />
          <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
            {`Refund ${money(total ?? 0)} of ${money(order.refundable.total)}`}
          </Typography>
          {isTooHigh && (
            <Typography color="error">{`Only ${money(order.refundable.total)} left to refund.`}</Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy || !isReady}>
            {`Refund ${money(total ?? 0)}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
