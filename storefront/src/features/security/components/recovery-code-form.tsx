import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { showFieldErrors } from '../../../ui/show-field-errors';
import type { FactorAnswer } from '../api';
import { recoveryCodeSchema } from '../factor-schemas';

interface RecoveryCodeFormProps {
  busy: boolean;
  /** @throws the error of the call, which is shown at the field */
  onAnswer: (answer: FactorAnswer) => Promise<void>;
}

/** Asks for a recovery code, which works once. */
export function RecoveryCodeForm({ busy, onAnswer }: RecoveryCodeFormProps) {
  const form = useForm({
    resolver: zodResolver(recoveryCodeSchema),
    defaultValues: { recoveryCode: '' },
  });
  const send = form.handleSubmit(async (answer) => {
    try {
      await onAnswer(answer);
    } catch (error) {
      showFieldErrors(form, error, { wrong_factor: 'recoveryCode' });
    }
  });
  return (
    <Form onSubmit={send}>
      <FormField
        form={form}
        name="recoveryCode"
        label="Recovery code"
        help="Each code works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" busy={busy}>
        Continue
      </Button>
    </Form>
  );
}
