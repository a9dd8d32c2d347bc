import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { customerRules } from '../../../common/contract/customer-details';
import { CORRECTABLE_FIELDS, type CorrectedAddress } from '../../../common/contract/order';
import { countryName } from '../../../common/format/address';
import { ApiError } from '../data/api-error';
import type { Order } from '../data/records';
import { Allowed } from '../ui/allowed';
import { useCall } from '../ui/use-call';
import { correctAddress } from './calls';

const texts = {
  loading: 'Correcting address...',
  success: 'Address corrected.',
  refused: 'Failed to correct the address',
  failed: 'Failed. Please try again.',
};

/** Opens the dialog that corrects the delivery address, until the first parcel. */
export const CorrectAddress = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false);
  if (order.status !== 'pending' || order.parcels.length > 0) return null;
  return (
    <Allowed to="orders.correct">
      <Button startIcon={<EditOutlined />} onClick={() => setOpen(true)} sx={{ ml: -1, mt: 1 }}>
        Correct address
      </Button>
      {open && <AddressDialog order={order} onClose={() => setOpen(false)} />}
    </Allowed>
  );
};

const AddressDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { id, number, customerDetails: to } = order;
  const titleId = useId();
  const country = to.country && countryName(to.country);
  const destination = [`${to.state} ${to.zip}`.trim(), country].filter(Boolean).join(', ');
  const { busy, run } = useCall();
  const [typed, setTyped] = useState<CorrectedAddress>({
    fullName: to.fullName,
    phone: to.phone,
    address: to.address,
    city: to.city,
  });
  const [errors, setErrors] = useState(new Map<string, string>());
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const failure = await run(() => correctAddress(id, typed), texts);
    if (!failure) return onClose();
    const known = failure instanceof ApiError ? failure.errors : [];
    setErrors(new Map(known.map(({ field, message }) => [field, message])));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId} variant="h2" component="h2">
          {`Correct the address of order ${number}`}
        </DialogTitle>
        <DialogContent>
          {CORRECTABLE_FIELDS.map((field, index) => (
            <TextField
              key={field}
              autoFocus={index === 0}
              fullWidth
              margin="dense"
              label={customerRules[field].label}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              error={errors.has(field)}
              helperText={errors.get(field)}
            />
          ))}
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {`${destination} stays. For another destination, cancel the order and have it placed again.`}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
