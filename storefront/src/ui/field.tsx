import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classes } from './classes';
import { Icon } from './icon';

/** The attributes that connect an input with its label, help and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  help?: string;
  /** About a value that is accepted all the same. */
  warning?: string;
  error?: string;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** Label above, help, warning and error below; all of them describe the input for screen readers. */
export function Field({ label, help, warning, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = classes(
    help && `${id}-help`,
    warning && `${id}-warning`,
    error && `${id}-error`,
  );
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="text-sm text-steel">
          {help}
        </p>
      )}
      {warning && (
        <p
          id={`${id}-warning`}
          role="status"
          className="flex items-start gap-1.5 text-sm font-medium text-warning"
        >
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** The error of an input, which refers to it by `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-sale">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

/** The classes of every text input and select. */
export const inputClasses =
  'min-h-12 w-full rounded-sm border border-ink/25 bg-paper px-4 text-base text-ink placeholder:text-steel ' +
  'transition-colors duration-150 hover:border-ink/50 aria-invalid:border-sale';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  help?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text; spread the form's `register(name)` into it. */
export function TextField({ label, help, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(ids) => <input className={inputClasses} {...input} {...ids} />}
    </Field>
  );
}
