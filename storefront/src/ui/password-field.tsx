import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Field, inputClasses } from './field';
import { IconButton } from './icon-button';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  help?: string;
  warning?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown while typing. */
export function PasswordField({ label, help, warning, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} warning={warning} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            className={`${inputClasses} pr-14`}
            {...input}
            type={shown ? 'text' : 'password'}
            {...ids}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            className="absolute top-0.5 right-1"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
