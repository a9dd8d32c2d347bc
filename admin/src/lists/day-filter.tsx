import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { FieldTitle, useInput, type InputProps } from 'react-admin';
import { shopTimeZone } from '../data/shop-time';
import { withoutEnter } from './without-enter';

/** The first and the last with a year of four digits. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';

/**
 * One end of a range of days, `YYYY-MM-DD`, of the shop's time zone. Only complete days reach the form: an incomplete date has no value, and
 * React-Admin's own date input clears the previous one when the field loses the focus.
 */
export const DayFilter = ({ label, ...props }: InputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { field, id } = useInput({ ...props, defaultValue: '' });
  const committed = String(field.value ?? '');
  useEffect(() => {
    if (input.current) input.current.value = committed;
  }, [committed]);
  const commitValue = () => {
    const { value = '', validity } = input.current ?? {};
    const isWhole = value ? value >= FIRST_DAY : !validity?.badInput;
    if (isWhole && value !== committed) field.onChange(value);
  };
  return (
    <TextField
      id={id}
      type="date"
      size="small"
      label={<FieldTitle label={label} source={props.source} />}
      defaultValue={committed}
      onChange={commitValue}
      // The last part of a half date that is taken away changes no value.
      onBlur={commitValue}
      onKeyDown={withoutEnter}
      inputRef={input}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: LAST_DAY, title: `Days in ${shopTimeZone()}` },
      }}
    />
  );
};
