import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';
import { NumberInput, type Validator } from 'react-admin';

interface NumberFieldProps {
  source: string;
  validate: Validator[];
  /** The keys a phone shows. */
  keys: 'decimal' | 'numeric';
  /** Before the number, such as `$`. */
  unit?: string;
  helperText?: ReactNode;
}

/**
 * React-Admin's number input as a text field: what is no number stays in view beside what is said of it, and a
 * wheel over it changes nothing.
 */
export const NumberField = ({ keys, unit, ...input }: NumberFieldProps) => (
  <NumberInput
    {...input}
    fullWidth
    format={(value: unknown) => (value === null || value === undefined ? '' : String(value))}
    parse={parseNumber}
    slotProps={{
      htmlInput: { type: 'text', inputMode: keys },
      input: unit
        ? { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> }
        : undefined,
    }}
  />
);

/** The number, or what was typed where it is none; null where nothing was. */
function parseNumber(typed: unknown): unknown {
  const text = String(typed).trim();
  if (text === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : typed;
}
