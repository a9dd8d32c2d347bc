import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { PasswordField } from '../../../ui/password-field';
import { authApi, type Token } from '../api';
import { changePasswordSchema } from '../auth-schemas';

/** @param onToken is told the new token; every other session of the account has ended */
export function ChangePasswordForm({ onToken }: { onToken: (answer: Token) => void }) {
  const [change, { isLoading }] = authApi.useChangePasswordMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    const id = notify.loading('Updating password...');
    try {
      const answer = await change(input).unwrap();
      notify.succeed(id, 'Password changed successfully!');
      onToken(answer);
    } catch (error) {
      notify.fail(id, messageOf(error, 'Password change failed. Please try again.'));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PasswordField
        label="Old Password"
        autoComplete="current-password"
        {...register('oldPassword')}
        error={errors.oldPassword?.message}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        {...register('newPassword')}
        error={errors.newPassword?.message}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        {...register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" size="lg" busy={isLoading}>
        Change Password
      </Button>
    </form>
  );
}
