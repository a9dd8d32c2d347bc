import TextField from '@mui/material/TextField';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { FieldTitle, useInput, type InputProps } from 'react-admin';
import { withoutEnter } from './without-enter';

/** The first and the last with a year of four digits. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';

/**
 * One end of a range of days, `YYYY-MM-DD`. Only complete days reach the form: an incomplete date has no value, and
 * React-Admin's own date input clears the previous one when the field loses the focus.
 */
export const DayFilter = ({ label, ...props }: InputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { field, id } = useInput({ ...props, defaultValue: '' });
  const told = String(field.value ?? '');
  useEffect(() => {
    if (input.current) input.current.value = told;
  }, [told]);
  const tell = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value, validity } = target;
    if (value ? value >= FIRST_DAY : !validity.badInput) field.onChange(value);
  };
  return (
    <TextField
      id={id}
      type="date"
      size="small"
      label={<FieldTitle label={label} source={props.source} />}
      defaultValue={told}
      onChange={tell}
      onBlur={field.onBlur}
      onKeyDown={withoutEnter}
      inputRef={input}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: LAST_DAY } }}
    />
  );
};
