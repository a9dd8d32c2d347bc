import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderReturn } from '../../data/records';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useCall } from '../../ui/use-call';
import { receiveReturn } from '../calls';
import { allReceived, type ReceivedChoice, receivedLines } from './received-lines';

const texts = {
  loading: 'Saving...',
  success: 'Return received.',
  refused: 'Failed to receive the return',
  failed: 'Failed. Please try again.',
};

interface ReceiveDialogProps {
  orderReturn: OrderReturn;
  onClose: () => void;
}

/** Says what came back, and whether it can be sold again. */
export const ReceiveDialog = ({ orderReturn, onClose }: ReceiveDialogProps) => {
  const [choices, setChoices] = useState(() => allReceived(orderReturn));
  const [isWrong, setIsWrong] = useState(false);
  const { busy, run } = useCall();
  const change = (lineId: string, changes: Partial<ReceivedChoice>) => {
    const before = choices[lineId] ?? { typed: '', restock: false };
    setChoices({ ...choices, [lineId]: { ...before, ...changes } });
  };
  const receive = async () => {
    const lines = receivedLines(orderReturn, choices);
    setIsWrong(!lines);
    if (!lines || busy) return;
    if (!(await run(() => receiveReturn(orderReturn.id, { lines }), texts))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Receive return ${orderReturn.number} of order ${orderReturn.orderNumber}`}
      confirm="Receive"
      onConfirm={() => void receive()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>Enter what came back. You refund it in the next step.</Typography>
      {orderReturn.lines.map(({ lineId, name, quantity }) => (
        <Box key={lineId} sx={{ py: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography sx={{ overflowWrap: 'anywhere', pt: 1 }}>{name}</Typography>
            <TextField
              type="number"
              size="small"
              value={choices[lineId]?.typed ?? ''}
              onChange={({ target }) => change(lineId, { typed: target.value })}
              helperText={`of ${quantity}`}
              sx={{ width: 96, flexShrink: 0 }}
              slotProps={{
                htmlInput: { min: 0, max: quantity, 'aria-label': `Received of ${name}` },
              }}
            />
          </Box>
          <FormControlLabel
            label={`Put ${name} back in stock`}
            control={
              <Checkbox
                checked={choices[lineId]?.restock ?? false}
                onChange={(_, restock) => change(lineId, { restock })}
              />
            }
          />
        </Box>
      ))}
      {isWrong && (
        <Typography role="alert" color="error">
          Enter what came back of each item, at most what was requested. Decline the return where
          nothing did.
        </Typography>
      )}
    </ConfirmDialog>
  );
};
