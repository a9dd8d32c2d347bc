import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, inputClasses } from './field';
import { Icon } from './icon';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string;
  ref?: Ref<HTMLSelectElement>;
  options: readonly { readonly value: string; readonly text: string }[];
}

/** One of several; spread the form's `register(name)` into it. */
export function SelectField({ label, error, className, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} className={className}>
      {(ids) => (
        <div className="relative">
          <select className={`${inputClasses} appearance-none pr-11`} {...select} {...ids}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            name="down"
            className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
