import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';
import { NumberInput, type Validator } from 'react-admin';

interface NumberFieldProps {
  source: string;
  label?: string;
  validate: Validator[];
  /** The keys a phone shows. */
  keys: 'decimal' | 'numeric';
  /** Before the number, such as `$`. */
  unit?: string;
  helperText?: ReactNode;
}

/**
 * React-Admin's number input as a text field: an invalid number stays visible beside its error, and the mouse wheel
 * does not change it.
 */
export const NumberField = ({ keys, unit, ...input }: NumberFieldProps) => (
  <NumberInput
    {...input}
    fullWidth
    format={(value: unknown) => (value === null || value === undefined ? '' : String(value))}
    parse={parseNumber}
    slotProps={{
      // An empty field has no room for a long label.
      inputLabel: { shrink: true },
      htmlInput: { type: 'text', inputMode: keys },
      input: unit
        ? { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> }
        : undefined,
    }}
  />
);

/** The number, or the typed text where it is not a number; null where empty. */
function parseNumber(typed: unknown): unknown {
  const text = String(typed).trim();
  if (text === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : typed;
}
