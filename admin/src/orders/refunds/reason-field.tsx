import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  isRefundReason,
  type RefundReason,
  refundReasons,
} from '../../../../common/contract/refund';

interface ReasonFieldProps {
  value: RefundReason | '';
  onChange: (reason: RefundReason | '') => void;
}

/** Why something is refunded. */
export const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <TextField
    select
    label="Reason"
    value={value}
    onChange={({ target }) => onChange(isRefundReason(target.value) ? target.value : '')}
  >
    {Object.entries(refundReasons).map(([reason, label]) => (
      <MenuItem key={reason} value={reason}>
        {label}
      </MenuItem>
    ))}
  </TextField>
);
