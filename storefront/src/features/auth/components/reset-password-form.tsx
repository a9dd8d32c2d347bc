import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { authApi } from '../api';
import { resetPasswordSchema } from '../auth-schemas';
import { AccountName } from './account-name';
import { NewPasswordFields } from './password-fields';

interface ResetPasswordFormProps {
  /** Of the link in the mail. */
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const [reset, { isLoading }] = authApi.useResetPasswordMutation();
  const form = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await reset({ token, password }).unwrap();
      notify.success('Password reset successful!');
      onDone();
    } catch (error) {
      notify.error(messageOf(error, 'Failed to reset password. Try again.'));
    }
  });
  return (
    <Form onSubmit={submit}>
      <AccountName email="" />
      <NewPasswordFields form={form} name="password" label="New Password" />
      <Button type="submit" size="lg" busy={isLoading}>
        Reset Password
      </Button>
    </Form>
  );
}
