import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { toOpenChallenge } from '../../../../../common/browser/passkeys';
import { messageOf } from '../../../api/api-error';
import { AccountName } from '../../../ui/account-name';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Form, FormField } from '../../../ui/form';
import { LoadFailed } from '../../../ui/load-failed';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { Spinner } from '../../../ui/spinner';
import { securityApi, type FactorAnswer } from '../api';
import type { Waiting } from '../use-proof';
import { FactorForm } from './factor-form';

const passwordSchema = z.object({ password: z.string().min(1, 'Enter your password') });

/** Asks who the user is before a change that concerns the safety of the account. */
export function ProofDialog({ waiting }: { waiting: Waiting | null }) {
  return (
    <Dialog
      open={waiting !== null}
      title="Confirm that it is you"
      onClose={() => waiting?.cancel()}
    >
      {waiting && <ProofSteps onProved={waiting.retry} />}
    </Dialog>
  );
}

function ProofSteps({ onProved }: { onProved: () => void }) {
  const [open, { data, isError }] = securityApi.useOpenProofMutation();
  const [prove, { isLoading }] = securityApi.useProveMutation();
  useEffect(() => void open(), [open]);
  const challenge = toOpenChallenge(data);
  const answer = async (given: FactorAnswer) => {
    try {
      await prove({ challenge: challenge?.challenge, ...given }).unwrap();
      onProved();
    } catch (error) {
      notify.error(messageOf(error, 'Something went wrong. Please try again.'));
      if ((error as { code?: string }).code === 'challenge_expired') void open();
      throw error;
    }
  };
  if (isError) {
    return (
      <LoadFailed text="Something went wrong. Please try again." onRetry={() => void open()} />
    );
  }
  if (!data) return <Spinner />;
  if (challenge) return <FactorForm challenge={challenge} busy={isLoading} onAnswer={answer} />;
  return (
    <PasswordProof
      busy={isLoading}
      prove={(password) => prove({ password }).unwrap()}
      onProved={onProved}
    />
  );
}

interface PasswordProofProps {
  busy: boolean;
  prove: (password: string) => Promise<unknown>;
  onProved: () => void;
}

function PasswordProof({ busy, prove, onProved }: PasswordProofProps) {
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { password: '' } });
  const send = form.handleSubmit(async ({ password }) => {
    try {
      await prove(password);
      onProved();
    } catch (error) {
      notify.error(messageOf(error, 'Something went wrong. Please try again.'));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={send}>
      <AccountName email="" />
      <FormField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        revealable
      />
      <Button type="submit" size="lg" busy={busy}>
        Continue
      </Button>
    </Form>
  );
}
