import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { toOpenChallenge, askForPasskey } from '../../../common/browser/passkeys';
import type { Body } from '../../../common/contract/client';
import { ApiError, serverMessage } from '../data/api-error';
import { call } from '../data/call';
import { Failed } from '../ui/failed';
import { SecretField } from './secret-field';

type Proof = Body<'POST /api/auth/proof'>;

const FAILED = 'Something went wrong. Please try again.';

interface ProofFormProps {
  onProved: () => void;
  onCancel: () => void;
}

/** Asks for a second factor of the account or, where it has none, for the password. */
export const ProofForm = ({ onProved, onCancel }: ProofFormProps) => {
  const [recovers, setRecovers] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const {
    data,
    error: notOpened,
    refetch,
  } = useQuery({
    queryKey: ['proof challenge'],
    queryFn: async () => (await call('POST /api/auth/proof-challenge')).data,
    gcTime: 0,
  });
  const open = toOpenChallenge(data);
  const methods = open?.methods ?? [];
  const prove = async (proof: Proof) => {
    setBusy(true);
    setError('');
    try {
      await call('POST /api/auth/proof', { body: { challenge: open?.challenge, ...proof } });
      onProved();
    } catch (reason) {
      setError(serverMessage(reason) || FAILED);
      if (reason instanceof ApiError && reason.code === 'challenge_expired') void refetch();
    } finally {
      setBusy(false);
    }
  };
  const proveByPasskey = async (options: object) => {
    const passkey = await askForPasskey(options).catch(() => null);
    if (passkey) await prove({ passkey });
    else toast.error('The passkey was not used. Please try again.');
  };
  if (!data) {
    return notOpened ? (
      <Failed error={notOpened} retry={refetch} />
    ) : (
      <Typography role="status">Loading...</Typography>
    );
  }
  const isRecovering = recovers && methods.includes('recovery_code');
  const field = !open ? 'password' : isRecovering ? 'recoveryCode' : 'code';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {open?.passkey && !isRecovering && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void proveByPasskey(open.passkey ?? {})}
        >
          Use a passkey
        </Button>
      )}
      {(field !== 'code' || methods.includes('totp')) && (
        <SecretField
          key={field}
          field={field}
          busy={busy}
          error={error}
          onSubmit={(value) => void prove({ [field]: value })}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        {methods.includes('recovery_code') ? (
          <Button onClick={() => setRecovers(!recovers)}>
            {isRecovering ? 'Use another method' : 'Use a recovery code'}
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Box>
  );
};
