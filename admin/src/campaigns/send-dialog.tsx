import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Campaign } from '../data/records';
import { fromInputMinute, shopTimeZone } from '../data/shop-time';
import { useCall } from '../ui/use-call';
import { changeCampaignState } from './calls';

const texts = {
  loading: 'Scheduling campaign...',
  success: 'Campaign scheduled',
  refused: 'Failed to schedule the campaign',
};

interface SendDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** Sends a campaign now, or at a time of the shop's time zone. */
export const SendDialog = ({ campaign: { id, subject, version }, onClose }: SendDialogProps) => {
  const titleId = useId();
  const { busy, run } = useCall();
  const [when, setWhen] = useState('now');
  const [time, setTime] = useState('');
  const isNow = when === 'now';
  const submit = async () => {
    const sendAt = isNow ? undefined : (fromInputMinute(time) ?? undefined);
    const error = await run(() => changeCampaignState(id, 'scheduled', version, sendAt), texts);
    if (!error) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2" component="h2">
        Send {subject}?
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          All active subscribers get this email. What was sent cannot be taken back.
        </Typography>
        <RadioGroup aria-label="When" value={when} onChange={(_, value) => setWhen(value)}>
          <FormControlLabel value="now" control={<Radio />} label="Now" />
          <FormControlLabel value="later" control={<Radio />} label="At a time" />
        </RadioGroup>
        {!isNow && (
          <TextField
            type="datetime-local"
            label="Send time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            helperText={`In ${shopTimeZone()}.`}
            slotProps={{ inputLabel: { shrink: true } }}
            fullWidth
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={busy || (!isNow && time === '')}
          onClick={() => void submit()}
        >
          {isNow ? 'Send now' : 'Schedule'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
