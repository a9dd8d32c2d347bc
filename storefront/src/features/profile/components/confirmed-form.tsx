import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { AccountName } from '../../../ui/account-name';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { ownDataSchema } from '../own-data-schema';

interface ConfirmedFormProps {
  /** The email address, for password managers. */
  account: string;
  button: string;
  texts: { readonly loading: string; readonly success: string; readonly failed: string };
  call: (body: { currentPassword: string }) => Promise<void>;
}

/** Asks for the password, then makes a call with it. */
export function ConfirmedForm({ account, button, texts, call }: ConfirmedFormProps) {
  const form = useForm({
    resolver: zodResolver(ownDataSchema),
    defaultValues: { currentPassword: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    const id = notify.loading(texts.loading);
    try {
      await call(input);
      notify.succeed(id, texts.success);
    } catch (error) {
      notify.fail(id, messageOf(error, texts.failed));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <AccountName email={account} />
      <FormField
        form={form}
        name="currentPassword"
        label="Password"
        autoComplete="current-password"
        revealable
      />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        {button}
      </Button>
    </Form>
  );
}
