import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isOutcomeUnknown } from '../../data/api-error';
import type { Order } from '../../data/records';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useCall } from '../../ui/use-call';
import { shipParcel } from '../calls';
import { choiceProblem, chosenLines, type TypedUnits } from './chosen-lines';
import { TrackingFields } from './tracking-fields';
import { useTracking } from './use-tracking';

interface ShipPartDialogProps {
  order: Order;
  onClose: () => void;
}

const texts = {
  loading: 'Shipping...',
  success: 'Part shipped.',
  refused: 'Failed to ship the part',
  unknown: 'The part may have been shipped. Look at the parcels before you try again.',
};

/** Chooses lines and units, and ships them as one parcel. */
export const ShipPartDialog = ({ order, onClose }: ShipPartDialogProps) => {
  const left = order.products.filter(({ unshipped }) => unshipped > 0);
  const [typed, setTyped] = useState<TypedUnits>({});
  const [problem, setProblem] = useState('');
  const form = useTracking();
  const { busy, run } = useCall();
  const ship = async () => {
    const found = choiceProblem(left, typed);
    setProblem(found);
    const tracking = form.check();
    if (found || !tracking || busy) return;
    const lines = chosenLines(left, typed);
    const error = await run(() => shipParcel(order.id, tracking, lines), texts);
    // The same units once more would be another parcel.
    if (!error || isOutcomeUnknown(error)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Ship part of order ${order.number}`}
      confirm="Ship part"
      onConfirm={() => void ship()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        Choose what goes in this parcel. The customer gets an email about it.
      </Typography>
      {left.map(({ _id, name, unshipped }) => (
        <Box
          key={_id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.5,
          }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <TextField
            type="number"
            size="small"
            value={typed[_id] ?? ''}
            placeholder="0"
            onChange={({ target }) => setTyped({ ...typed, [_id]: target.value })}
            helperText={`of ${unshipped}`}
            sx={{ width: 96, flexShrink: 0 }}
            slotProps={{ htmlInput: { min: 0, max: unshipped, 'aria-label': `Units of ${name}` } }}
          />
        </Box>
      ))}
      {problem && (
        <Typography role="alert" color="error" sx={{ my: 1 }}>
          {problem}
        </Typography>
      )}
      <TrackingFields form={form} />
    </ConfirmDialog>
  );
};
