import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { challengeOf, type OpenChallenge } from '../../../../../common/browser/passkeys';
import type { SessionToken } from '../../../api/session-token';
import { messageOf, statusOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { authApi, type LoginInput } from '../api';
import { loginSchema } from '../auth-schemas';

interface LoginFormProps {
  /** Called with the access token after a successful login. */
  onToken: (answer: SessionToken) => void;
  /** Called where the password was right and a second factor is asked for. */
  onChallenge: (challenge: OpenChallenge, email: string) => void;
  /** Called with what to show where there were too many attempts. */
  onRefused: (text: string, email: string) => void;
}

export function LoginForm({ onToken, onChallenge, onRefused }: LoginFormProps) {
  const [login, { isLoading }] = authApi.useLoginMutation();
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      onToken(await login(input).unwrap());
      notify.success('Login successful!');
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge) return onChallenge(challenge, input.email);
      const text = messageOf(error, 'Login failed! Please try again');
      if (statusOf(error) === 429) return onRefused(text, input.email);
      notify.error(text);
      showFieldErrors(form, error, { wrong_credentials: 'password' });
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
      <FormField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        revealable
      />
      <Link
        to="/forget-password"
        className="-my-2 inline-flex min-h-11 items-center self-end text-sm font-semibold underline underline-offset-4"
      >
        Forgotten your password ?
      </Link>
      <Button type="submit" size="lg" busy={isLoading}>
        Login
      </Button>
    </Form>
  );
}
