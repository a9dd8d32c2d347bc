import type { FieldValues, Path } from 'react-hook-form';
import { FormField, type FormOf } from '../../../ui/form';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: FormOf<Values & { confirmPassword: string }>;
  name: Path<Values & { confirmPassword: string }>;
  label: string;
}

/** A new password and its confirmation. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  name,
  label,
}: NewPasswordFieldsProps<Values>) {
  return (
    <>
      <FormField form={form} name={name} label={label} autoComplete="new-password" revealable />
      <FormField
        form={form}
        name={'confirmPassword' as Path<Values & { confirmPassword: string }>}
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
