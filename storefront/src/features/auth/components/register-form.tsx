import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { PasswordField } from '../../../ui/password-field';
import { authApi, type RegistrationInput, type Token } from '../api';
import { registrationSchema } from '../auth-schemas';

/** @param onToken is told when the account is there */
export function RegisterForm({ onToken }: { onToken: (answer: Token) => void }) {
  const [signUp, { isLoading }] = authApi.useSignUpMutation();
  const { register, handleSubmit, formState } = useForm<RegistrationInput>({
    resolver: zodResolver(registrationSchema),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      onToken(await signUp(input).unwrap());
      notify.success('Sign up successful!');
    } catch (error) {
      notify.error(messageOf(error, 'Sign up failed. Please try again.'));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label="Full Name"
        autoComplete="name"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="username"
        {...register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        label="Password"
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
        Register
      </Button>
    </form>
  );
}
