import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { messageOf, type ApiError } from '../../../api/api-error';
import { AccountName } from '../../../ui/account-name';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { Problem } from '../../../ui/problem';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { authApi } from '../api';
import { resetPasswordSchema } from '../auth-schemas';
import { NewPasswordFields } from './password-fields';

interface ResetPasswordFormProps {
  /** The token of the link in the email. */
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const [reset, { isLoading }] = authApi.useResetPasswordMutation();
  const form = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const [expired, setExpired] = useState<string>();
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      setExpired(undefined);
      await reset({ token, password }).unwrap();
      notify.success('Password reset successful!');
      onDone();
    } catch (error) {
      const message = messageOf(error, 'Failed to reset password. Try again.');
      notify.error(message);
      if ((error as Partial<ApiError>).code === 'invalid_reset_link') setExpired(message);
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <AccountName email="" />
      <NewPasswordFields form={form} name="password" label="New Password" />
      {expired && (
        <Problem text={expired}>
          <Link
            to="/forget-password"
            className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Send a new link
          </Link>
        </Problem>
      )}
      <Button type="submit" size="lg" busy={isLoading}>
        Reset Password
      </Button>
    </Form>
  );
}
