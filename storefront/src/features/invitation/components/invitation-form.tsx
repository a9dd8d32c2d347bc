import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { passwordRules, registrationRules } from '../../../../../common/contract/account';
import type { SessionToken } from '../../../api/session-token';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { invitationApi } from '../api';

const { name } = registrationRules;

const schema = z.object({
  name: z.string().trim().min(1, name.required).max(name.max, name.tooLong),
  password: z
    .string()
    .min(passwordRules.min, passwordRules.tooShort)
    .max(passwordRules.max, passwordRules.tooLong),
});

interface InvitationFormProps {
  token: string;
  /** The invited address, which the account gets. */
  email: string;
  onToken: (answer: SessionToken) => void;
}

/** Opens the account of somebody invited who is new to the shop. */
export function InvitationForm({ token, email, onToken }: InvitationFormProps) {
  const [accept, { isLoading }] = invitationApi.useAcceptInvitationMutation();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', password: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      onToken(await accept({ token, ...input }).unwrap());
      notify.success('Welcome to the staff.');
    } catch (error) {
      notify.error(messageOf(error, 'Something went wrong. Please try again.'));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <FormField form={form} name="name" label="Full Name" autoComplete="name" />
      <FormField
        form={form}
        name="password"
        label="Password"
        autoComplete="new-password"
        revealable
      />
      <Button type="submit" size="lg" busy={isLoading}>
        Join the staff
      </Button>
    </Form>
  );
}
