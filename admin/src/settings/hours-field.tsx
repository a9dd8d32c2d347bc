import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FieldTitle, useInput, type Validator } from 'react-admin';
import {
  fromOpenWeek,
  toOpenWeek,
  WEEKDAYS,
  type OpenWeek,
  type Weekday,
} from '../../../common/format/opening-hours';

const USUAL = { opens: '09:00', closes: '17:00' };

const isWeekday = (day: string): day is Weekday => day in WEEKDAYS;

/** The opening hours, a row for each day; stored as the text that `parseOpeningHours` reads. */
export const HoursField = ({ source, validate }: { source: string; validate: Validator[] }) => {
  const { field, fieldState } = useInput({ source, validate });
  const week = toOpenWeek(field.value ? String(field.value) : '');
  const change = (next: OpenWeek) => field.onChange(fromOpenWeek(next) || null);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <FieldTitle source={source} />
      </Typography>
      {Object.keys(WEEKDAYS)
        .filter(isWeekday)
        .map((day, index) => (
          <Day
            key={day}
            day={day}
            hours={week[day]}
            inputRef={index === 0 ? field.ref : undefined}
            onChange={(hours) => change({ ...week, [day]: hours })}
          />
        ))}
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
};

interface DayProps {
  day: Weekday;
  /** Undefined where the shop is closed. */
  hours: OpenWeek[Weekday];
  inputRef?: React.Ref<HTMLInputElement>;
  onChange: (hours: OpenWeek[Weekday]) => void;
}

const Day = ({ day, hours, inputRef, onChange }: DayProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', sm: '160px 152px 152px' },
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 48,
      mb: { xs: 1, sm: 0.5 },
    }}
  >
    <FormControlLabel
      label={WEEKDAYS[day]}
      sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      control={
        <Checkbox
          checked={hours !== undefined}
          slotProps={{ input: { ref: inputRef } }}
          onChange={(_, isOpen) => onChange(isOpen ? USUAL : undefined)}
        />
      }
    />
    {hours ? (
      <>
        <Time
          label={`${WEEKDAYS[day]} from`}
          value={hours.opens}
          isValid={(opens) => opens < hours.closes}
          onChange={(opens) => onChange({ ...hours, opens })}
        />
        <Time
          label={`${WEEKDAYS[day]} to`}
          value={hours.closes}
          isValid={(closes) => hours.opens < closes}
          onChange={(closes) => onChange({ ...hours, closes })}
        />
      </>
    ) : (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Closed
      </Typography>
    )}
  </Box>
);

interface TimeProps {
  label: string;
  value: string;
  isValid: (time: string) => boolean;
  onChange: (time: string) => void;
}

/**
 * A time of day. One that would close the shop before it opens is not taken over: the field shows it while it is typed,
 * because a first digit alone is another time, and then the last good one.
 */
const Time = ({ label, value, isValid, onChange }: TimeProps) => {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const change = (time: string) => {
    const isTaken = time !== '' && isValid(time);
    setTyped(isTaken ? undefined : time);
    setRefused(false);
    if (isTaken) onChange(time);
  };
  return (
    <TextField
      type="time"
      size="small"
      value={typed ?? value}
      error={isRefused}
      helperText={isRefused && 'Must close after it opens'}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        setRefused(typed !== undefined);
        setTyped(undefined);
      }}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
};
