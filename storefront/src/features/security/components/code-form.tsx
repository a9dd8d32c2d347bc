import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { codeSchema } from '../factor-schemas';

interface CodeFormProps {
  submit: string;
  busy: boolean;
  /** @throws the error of the call, which is shown at the field */
  onCode: (code: string) => Promise<void>;
}

/** Asks for the code of an authenticator app. */
export function CodeForm({ submit, busy, onCode }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } });
  const send = form.handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      showFieldErrors(form, error, { wrong_factor: 'code' });
    }
  });
  return (
    <Form onSubmit={send}>
      <FormField
        form={form}
        name="code"
        label="Code from your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <Button type="submit" size="lg" busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}
