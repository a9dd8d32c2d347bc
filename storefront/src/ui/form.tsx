import type { ComponentProps, InputHTMLAttributes, ReactNode, SubmitEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField } from './field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';

interface FormProps {
  /** Of the form's `handleSubmit`. */
  onSubmit: (event: SubmitEvent) => Promise<void>;
  children: ReactNode;
}

/**
 * Fields in a column, validated by the shop instead of the browser. Without JavaScript the browser submits them by POST,
 * because a URL is kept in its history and in logs.
 */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  );
}

/** What a field needs of its form. */
export type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'formState'
>;

interface FormFieldProps<Values extends FieldValues> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'form' | 'name'
> {
  form: FormOf<Values>;
  name: Path<Values>;
  label: string;
  help?: string;
  /** About a password that is accepted all the same. */
  warning?: string;
  /** A password that can be shown while typing. */
  revealable?: boolean;
}

interface FormSelectProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof SelectField>,
  'form' | 'name' | 'error'
> {
  form: FormOf<Values>;
  name: Path<Values>;
}

/** A choice of a form, with its label and its error. */
export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { form, name, onChange, ...field } = props;
  const error = form.formState.errors[name]?.message as string | undefined;
  return <SelectField {...field} {...form.register(name, { onChange })} error={error} />;
}

/** A field of a form, with its label and its error. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, revealable = false, warning, ...field } = props;
  const error = form.formState.errors[name]?.message as string | undefined;
  const input = { ...field, ...form.register(name), error };
  return revealable ? <PasswordField {...input} warning={warning} /> : <TextField {...input} />;
}
