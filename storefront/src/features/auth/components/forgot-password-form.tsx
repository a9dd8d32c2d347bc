import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { authApi } from '../api';
import { forgotPasswordSchema } from '../auth-schemas';

/** @param onSent called with the email address once the reset link has been sent */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [ask, { isLoading }] = authApi.useForgotPasswordMutation();
  const form = useForm<{ email: string }>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const submit = form.handleSubmit(async ({ email }) => {
    const id = notify.loading('Sending reset link...');
    try {
      await ask({ email }).unwrap();
      notify.succeed(id, 'Check your email for the reset link!');
      onSent(email);
    } catch (error) {
      notify.fail(id, messageOf(error, 'Failed to send reset link. Please try again.'));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <FormField
        form={form}
        name="email"
        label="Email Address"
        type="email"
        autoComplete="username"
      />
      <Button type="submit" size="lg" busy={isLoading}>
        Send Reset Link
      </Button>
    </Form>
  );
}
