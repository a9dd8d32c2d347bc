import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useFilterDraft } from './use-filter-draft';

/** The first and the last with a year of four digits. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';

/**
 * One end of a range of days, `YYYY-MM-DD`. Typed apart from the address: that changes a tick later, and React would
 * put the old day back after the first digit of a year.
 */
export const DateFilter = ({ name, label }: { name: string; label: string }) => {
  const input = useRef<HTMLInputElement>(null);
  const { applied, typed, setTyped, tell } = useFilterDraft(name, (day) =>
    day ? day >= FIRST_DAY : !input.current?.validity.badInput,
  );
  // Half a date has no value that React could take away.
  useEffect(() => {
    const field = input.current;
    if (!applied && field?.validity.badInput) field.value = '';
  }, [applied]);
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={tell}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
      inputRef={input}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 180 } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: LAST_DAY } }}
    />
  );
};
