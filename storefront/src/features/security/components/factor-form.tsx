import { useState } from 'react';
import { askForPasskey, type OpenChallenge } from '../../../../../common/browser/passkeys';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import type { FactorAnswer } from '../api';
import { CodeForm } from './code-form';
import { RecoveryCodeForm } from './recovery-code-form';

interface FactorFormProps {
  challenge: OpenChallenge;
  busy: boolean;
  /** Resolves when the answer was right. @throws the error of the call */
  onAnswer: (answer: FactorAnswer) => Promise<void>;
}

/** The ways in which a challenge can be answered: passkey and app first, a recovery code behind a button. */
export function FactorForm({ challenge, busy, onAnswer }: FactorFormProps) {
  const { methods, passkey } = challenge;
  const [recovers, setRecovers] = useState(false);
  const isRecovering = recovers || !methods.some((method) => method !== 'recovery_code');
  const use = async () => {
    if (!passkey) return;
    const answer = await askForPasskey(passkey).catch(() => null);
    if (!answer) notify.error('The passkey was not used. Please try again.');
    // The caller says what was wrong.
    else await onAnswer({ passkey: answer }).catch(() => undefined);
  };
  return (
    <div className="flex flex-col gap-5">
      {isRecovering ? (
        <RecoveryCodeForm busy={busy} onAnswer={onAnswer} />
      ) : (
        <>
          {methods.includes('passkey') && (
            <Button
              size="lg"
              look={methods.includes('totp') ? 'outline' : 'ink'}
              busy={busy}
              onClick={() => void use()}
            >
              Use a passkey
            </Button>
          )}
          {methods.includes('totp') && (
            <CodeForm submit="Continue" busy={busy} onCode={(code) => onAnswer({ code })} />
          )}
        </>
      )}
      {methods.includes('recovery_code') && methods.length > 1 && (
        <Button look="quiet" onClick={() => setRecovers(!recovers)}>
          {isRecovering ? 'Use another method' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  );
}
