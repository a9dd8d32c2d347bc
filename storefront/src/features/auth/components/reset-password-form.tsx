import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { PasswordField } from '../../../ui/password-field';
import { authApi } from '../api';
import { resetPasswordSchema } from '../auth-schemas';

interface ResetPasswordFormProps {
  /** Of the link in the mail. */
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const [reset, { isLoading }] = authApi.useResetPasswordMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await reset({ token, password }).unwrap();
      notify.success('Password reset successful!');
      onDone();
    } catch (error) {
      notify.error(messageOf(error, 'Failed to reset password. Try again.'));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        {...register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" size="lg" busy={isLoading}>
        Reset Password
      </Button>
    </form>
  );
}
