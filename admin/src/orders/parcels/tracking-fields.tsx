import TextField from '@mui/material/TextField';
import { CARRIERS, carriers, type Tracking } from '../../../../common/contract/parcel';
import type { TrackingForm } from './use-tracking';

/** Carrier and tracking of a parcel, all of it optional. */
export const TrackingFields = ({ form }: { form: TrackingForm }) => {
  const { typed, errors, type } = form;
  const field = (name: keyof Tracking, label: string) => ({
    label,
    value: typed[name],
    error: errors.has(name),
    helperText: errors.get(name),
    fullWidth: true,
    margin: 'dense' as const,
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  const isOther = typed.carrier === 'other';
  return (
    <>
      <TextField
        {...field('carrier', 'Carrier')}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">None</option>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carriers[carrier].label}
          </option>
        ))}
      </TextField>
      {isOther && <TextField {...field('carrierName', 'Name of the carrier')} />}
      <TextField {...field('trackingNumber', 'Tracking number')} />
      {isOther && <TextField {...field('trackingUrl', 'Tracking link')} type="url" />}
    </>
  );
};
