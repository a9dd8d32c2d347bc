import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Order } from '../../data/records';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useCall } from '../../ui/use-call';
import { correctTracking } from '../calls';
import type { Parcel } from '../order';
import { TrackingFields } from './tracking-fields';
import { useTracking } from './use-tracking';

interface EditTrackingProps {
  order: Order;
  parcel: Parcel;
}

const texts = {
  loading: 'Saving tracking...',
  success: 'Tracking saved.',
  refused: 'Failed to save the tracking',
  failed: 'Failed. Please try again.',
};

/** Opens the dialog that corrects carrier and tracking of a parcel. */
export const EditTracking = ({ order, parcel }: EditTrackingProps) => {
  const [open, setOpen] = useState(false);
  const name = `Edit tracking of parcel ${parcel.number}`;
  return (
    <>
      <Button variant="outlined" aria-label={name} onClick={() => setOpen(true)}>
        Edit tracking
      </Button>
      {open && <TrackingDialog order={order} parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  );
};

const TrackingDialog = ({
  order,
  parcel,
  onClose,
}: EditTrackingProps & { onClose: () => void }) => {
  const form = useTracking(parcel);
  const { busy, run } = useCall();
  const save = async () => {
    const tracking = form.check();
    if (!tracking || busy) return;
    if (!(await run(() => correctTracking(order.id, parcel._id, tracking), texts))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Tracking of parcel ${parcel.number}`}
      confirm="Save"
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TrackingFields form={form} />
    </ConfirmDialog>
  );
};
