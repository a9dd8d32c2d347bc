import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { SessionToken } from '../../../api/session-token';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { authApi, type RegistrationInput } from '../api';
import { registrationSchema } from '../auth-schemas';
import { NewPasswordFields } from './password-fields';

/** @param onToken called with the access token once the account exists */
export function RegisterForm({ onToken }: { onToken: (answer: SessionToken) => void }) {
  const [signUp, { isLoading }] = authApi.useSignUpMutation();
  const form = useForm<RegistrationInput>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      onToken(await signUp(input).unwrap());
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
