import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const fields = {
  password: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  code: { label: 'Code from your authenticator app', type: 'text', autoComplete: 'one-time-code' },
  recoveryCode: { label: 'Recovery code', type: 'text', autoComplete: 'off' },
} as const;

interface SecretFieldProps {
  field: keyof typeof fields;
  busy: boolean;
  /** The server's message about the last value. */
  error: string;
  onSubmit: (value: string) => void;
}

/** One secret and the button that sends it. */
export const SecretField = ({ field, busy, error, onSubmit }: SecretFieldProps) => {
  const [value, setValue] = useState('');
  const { label, type, autoComplete } = fields[field];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') onSubmit(field === 'code' ? value.replace(/\s/g, '') : value);
      }}
      sx={{ display: 'grid', gap: 2, pt: 1 }}
    >
      {field === 'password' && <input type="text" autoComplete="username" readOnly hidden />}
      <TextField
        autoFocus
        fullWidth
        label={label}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={error !== ''}
        helperText={error}
        slotProps={{ htmlInput: { inputMode: field === 'code' ? 'numeric' : undefined } }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        Confirm
      </Button>
    </Box>
  );
};
