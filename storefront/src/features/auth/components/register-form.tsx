import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type ProvedEmail, proofOf } from '../../../api/proved-email';
import type { SessionToken } from '../../../api/session-token';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { authApi, type RegistrationInput } from '../api';
import { registrationSchema } from '../auth-schemas';
import { NewPasswordFields } from './password-fields';

interface RegisterFormProps {
  /** Called with the access token once the account exists. */
  onToken: (answer: SessionToken) => void;
  proved: ProvedEmail | null;
}

export function RegisterForm({ onToken, proved }: RegisterFormProps) {
  const [signUp, { isLoading }] = authApi.useSignUpMutation();
  const form = useForm<RegistrationInput>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { name: '', email: proved?.email ?? '', password: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      onToken(await signUp({ ...input, ...proofOf(proved, input.email) }).unwrap());
      notify.success('Sign up successful!');
    } catch (error) {
      notify.error(messageOf(error, 'Sign up failed. Please try again.'));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <FormField form={form} name="name" label="Full Name" autoComplete="name" />
      <FormField
        form={form}
        name="email"
        label="Email Address"
        type="email"
        autoComplete="username"
      />
      <NewPasswordFields form={form} name="password" label="Password" />
      <Button type="submit" size="lg" busy={isLoading}>
        Register
      </Button>
    </Form>
  );
}
