import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Tracking } from '../../../../common/contract/parcel';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TrackingFields } from './tracking-fields';
import { useTracking } from './use-tracking';

interface ShipOrderDialogProps {
  number: number;
  /** What will happen. */
  effect: string;
  onConfirm: (tracking: Tracking) => void;
  onClose: () => void;
}

/** Asks before all that is left is shipped, with an optional tracking. */
export const ShipOrderDialog = ({ number, effect, onConfirm, onClose }: ShipOrderDialogProps) => {
  const form = useTracking();
  const [open, setOpen] = useState(true);
  const confirm = () => {
    const tracking = form.check();
    if (!tracking) return;
    setOpen(false);
    onConfirm(tracking);
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Ship order ${number}?`}
      confirm="Ship order"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{effect}</Typography>
      <Box sx={{ mt: 1 }}>
        <TrackingFields form={form} />
      </Box>
    </ConfirmDialog>
  );
};
