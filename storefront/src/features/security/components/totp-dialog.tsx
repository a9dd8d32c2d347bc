import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notify';
import { securityApi } from '../api';
import type { RunProved } from '../use-proof';
import { CodeForm } from './code-form';

/** A secret of a new authenticator app. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

interface TotpDialogProps {
  totp: TotpSecret | null;
  runProved: RunProved;
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Shows the secret of a new authenticator app, and asks for its first code. */
export function TotpDialog({ totp, runProved, onDone, onClose }: TotpDialogProps) {
  const [confirm, { isLoading }] = securityApi.useConfirmTotpMutation();
  const send = async (code: string) => {
    try {
      const made = await runProved(() => confirm(code).unwrap());
      if (!made) return;
      onDone(made.recoveryCodes);
      notify.success('Authenticator app added.');
    } catch (error) {
      notify.error(messageOf(error, 'Something went wrong. Please try again.'));
      throw error;
    }
  };
  return (
    <Dialog open={totp !== null} title="Add an authenticator app" onClose={onClose}>
      {totp && (
        <>
          <p className="text-steel">
            Scan the code with an app such as Google Authenticator, 1Password or Bitwarden. On this
            phone,{' '}
            <a className="font-semibold text-ink underline" href={totp.uri}>
              open the app
            </a>
            .
          </p>
          <QrCode text={totp.uri} />
          <p className="text-sm text-steel">
            Or enter this key by hand:{' '}
            <code className="font-mono font-semibold wrap-anywhere text-ink">
              {totp.secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
          <CodeForm submit="Add app" busy={isLoading} onCode={send} />
        </>
      )}
    </Dialog>
  );
}

function QrCode({ text }: { text: string }) {
  const [rows, setRows] = useState<boolean[][]>([]);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    void import('uqr').then(
      ({ encode }) => setRows(encode(text, { border: 2 }).data),
      () => setMissing(true),
    );
  }, [text]);
  if (isMissing) {
    return <p role="status">The QR code could not be loaded. Enter the key instead.</p>;
  }
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label="QR code for the authenticator app"
      viewBox={`0 0 ${rows.length || 1} ${rows.length || 1}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
