import type { FieldValues, Path } from 'react-hook-form';
import { passwordRules } from '../../../../../common/contract/account';
import { FormField, type FormOf } from '../../../ui/form';
import { useCommonPassword } from '../use-common-password';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: FormOf<Values & { confirmPassword: string }>;
  name: Path<Values & { confirmPassword: string }>;
  label: string;
}

/** A new password, with a warning of a common one, and its confirmation. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  name,
  label,
}: NewPasswordFieldsProps<Values>) {
  const { isCommon, handlers } = useCommonPassword();
  return (
    <>
      <FormField
        form={form}
        name={name}
        label={label}
        autoComplete="new-password"
        revealable
        warning={isCommon ? passwordRules.common : undefined}
        {...handlers}
      />
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
