import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { createPasskey } from '../../../../../common/browser/passkeys';
import { deviceName } from '../../../../../common/format/device-name';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { securityApi } from '../api';
import { passkeyNameSchema } from '../factor-schemas';
import type { RunProved } from '../use-proof';

/** What the browser asks its authenticator for. */
export interface PasskeyRequest {
  challenge: string;
  options: object;
}

interface PasskeyDialogProps {
  request: PasskeyRequest | null;
  runProved: RunProved;
  onDone: (recoveryCodes: readonly string[] | null) => void;
  /** Called where the request has expired. Resolves when there is a new one. */
  onExpired: () => Promise<void>;
  onClose: () => void;
}

/** Names a new passkey, and lets the browser make it. */
export function PasskeyDialog({ request, onClose, ...rest }: PasskeyDialogProps) {
  return (
    <Dialog open={request !== null} title="Add a passkey" onClose={onClose}>
      {request && <PasskeyForm request={request} {...rest} />}
    </Dialog>
  );
}

type PasskeyFormProps = Omit<PasskeyDialogProps, 'request' | 'onClose'> & {
  request: PasskeyRequest;
};

function PasskeyForm({ request, runProved, onDone, onExpired }: PasskeyFormProps) {
  const [add] = securityApi.useAddPasskeyMutation();
  const form = useForm({
    resolver: zodResolver(passkeyNameSchema),
    defaultValues: { name: deviceName(navigator.userAgent) },
  });
  const send = form.handleSubmit(async ({ name }) => {
    const response = await createPasskey(request.options).catch(() => null);
    if (!response) {
      notify.error('The passkey was not added. Please try again.');
      return;
    }
    try {
      const { challenge } = request;
      const made = await runProved(() => add({ challenge, name, response }).unwrap());
      if (!made) return;
      onDone(made.recoveryCodes);
      notify.success('Passkey added.');
    } catch (error) {
      notify.error(messageOf(error, 'The passkey was not added. Please try again.'));
      if ((error as { code?: string }).code === 'challenge_expired') await onExpired();
    }
  });
  return (
    <Form onSubmit={send}>
      <p className="text-steel">
        Your device, a password manager or a security key stores it, and asks for your fingerprint,
        face or PIN.
      </p>
      <FormField form={form} name="name" label="Name of the passkey" maxLength={60} />
      <Button type="submit" size="lg" busy={form.formState.isSubmitting}>
        Continue
      </Button>
    </Form>
  );
}
