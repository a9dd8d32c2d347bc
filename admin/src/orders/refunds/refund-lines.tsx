import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { money } from '../../../../common/format/money';
import type { Order } from '../../data/records';
import { longText } from '../../lists/long-text';
import { refundableLines, type RefundChoice, withPreset } from './refund-form';

interface RefundLinesProps {
  order: Order;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
}

/** The units of each line, and the delivery. */
export const RefundLines = ({ order, choice, onChange }: RefundLinesProps) => {
  const { delivery } = order.refundable;
  const choose = (lineId: string, quantity: number) =>
    onChange(withPreset(order, { ...choice, units: { ...choice.units, [lineId]: quantity } }));
  return (
    <>
      {refundableLines(order).map(({ lineId, name, left }) => (
        <Box key={lineId} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ ...longText, flex: 1, minWidth: 0 }}>{name}</Typography>
          <TextField
            select
            size="small"
            value={choice.units[lineId] ?? 0}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Units of ${name}` } } }}
            onChange={({ target }) => choose(lineId, Number(target.value))}
            sx={{ width: 110 }}
          >
            {Array.from({ length: left + 1 }, (_, units) => (
              <MenuItem key={units} value={units}>
                {`${units} of ${left}`}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
      {delivery > 0 && (
        <FormControlLabel
          label={`Delivery (${money(delivery)})`}
          control={
            <Checkbox
              checked={choice.delivery}
              onChange={(_, checked) => onChange({ ...choice, delivery: checked })}
            />
          }
        />
      )}
    </>
  );
};
