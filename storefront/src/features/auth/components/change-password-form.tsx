import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { SessionToken } from '../../../api/session-token';
import { messageOf } from '../../../api/api-error';
import { AccountName } from '../../../ui/account-name';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { authApi } from '../api';
import { changePasswordSchema } from '../auth-schemas';
import { NewPasswordFields } from './password-fields';

interface ChangePasswordFormProps {
  /** Whose password it is: the email address; empty while it is not known. */
  account: string;
  /** Called with the new token; every other session of the account has ended. */
  onToken: (answer: SessionToken) => void;
}

export function ChangePasswordForm({ account, onToken }: ChangePasswordFormProps) {
  const [change, { isLoading }] = authApi.useChangePasswordMutation();
  const form = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    const id = notify.loading('Updating password...');
    try {
      const answer = await change(input).unwrap();
      notify.succeed(id, 'Password changed successfully!');
      onToken(answer);
    } catch (error) {
      notify.fail(id, messageOf(error, 'Password change failed. Please try again.'));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <AccountName email={account} />
      <FormField
        form={form}
        name="oldPassword"
        label="Old Password"
        autoComplete="current-password"
        revealable
      />
      <NewPasswordFields form={form} name="newPassword" label="New Password" />
      <Button type="submit" size="lg" busy={isLoading}>
        Change Password
      </Button>
    </Form>
  );
}
