import { useState, type ReactNode } from 'react';
import { hasPasskeys } from '../../../../../common/browser/passkeys';
import { Button } from '../../../ui/button';
import { LoadFailed } from '../../../ui/load-failed';
import { passFocusUp } from '../../../ui/pass-focus-up';
import { Skeleton } from '../../../ui/skeleton';
import { securityApi, type Factors } from '../api';
import { useProof } from '../use-proof';
import { PasskeyDialog, type PasskeyRequest } from './passkey-dialog';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import { TotpDialog, type TotpSecret } from './totp-dialog';
import { useShopDays } from '../../../ui/shop-days';

/** The second factors of the signed-in user: added, removed, with their recovery codes. */
export function FactorsPanel({ user }: { user: string }) {
  const { currentData, isError, refetch } = securityApi.useGetFactorsQuery(user);
  return (
    <section aria-labelledby="factors" tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <h2 id="factors" className="text-h3">
        Second factor
      </h2>
      <p className="text-steel">
        {currentData?.isRequired
          ? 'This shop asks its staff for a second factor beside the password.'
          : 'A second factor beside the password keeps others out, even if they know it.'}
      </p>
      {currentData ? (
        <FactorList factors={currentData} />
      ) : isError ? (
        <LoadFailed
          text="Your second factors could not be loaded."
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}

function FactorList({ factors }: { factors: Factors }) {
  const { day } = useShopDays();
  const { waiting, run, runProved } = useProof();
  const [totp, setTotp] = useState<TotpSecret | null>(null);
  const [passkey, setPasskey] = useState<PasskeyRequest | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [beginTotp] = securityApi.useBeginTotpMutation();
  const [removeTotp] = securityApi.useRemoveTotpMutation();
  const [beginPasskey] = securityApi.useBeginPasskeyMutation();
  const [removePasskey] = securityApi.useRemovePasskeyMutation();
  const [renewCodes] = securityApi.useRenewRecoveryCodesMutation();
  const { totpSince, passkeys, recoveryCodes } = factors;
  const isOn = totpSince !== null || passkeys.length > 0;
  const askForPasskey = () => run(() => beginPasskey().unwrap());
  const renewRequest = async () => {
    const made = await askForPasskey();
    // The dialog may have been closed meanwhile.
    if (made) setPasskey((open) => open && made);
  };
  const done = (made: readonly string[] | null) => {
    setTotp(null);
    setPasskey(null);
    setCodes(made);
  };
  return (
    <>
      <ul role="list" className="divide-y divide-line border-y border-line">
        <Row
          title="Authenticator app"
          text={totpSince ? `Added ${day(totpSince)}` : 'Shows a new code every 30 seconds'}
        >
          {totpSince ? (
            <Button
              look="outline"
              aria-label="Remove authenticator app"
              onClick={() => void run(() => removeTotp().unwrap())}
            >
              Remove
            </Button>
          ) : (
            <Button
              look="outline"
              aria-label="Add authenticator app"
              onClick={() => void run(() => beginTotp().unwrap()).then(setTotp)}
            >
              Add
            </Button>
          )}
        </Row>
        {passkeys.map(({ _id, name, createdAt, lastUsedAt }) => (
          <Row
            key={_id}
            title={name}
            text={`Passkey · ${lastUsedAt ? `Last used ${day(lastUsedAt)}` : `Added ${day(createdAt)}`}`}
          >
            <Button
              ref={passFocusUp}
              look="outline"
              aria-label={`Remove passkey ${name}`}
              onClick={() => void run(() => removePasskey(_id).unwrap())}
            >
              Remove
            </Button>
          </Row>
        ))}
        {hasPasskeys() && (
          <Row title="Passkeys" text="Your fingerprint, face, PIN or security key">
            <Button
              look="outline"
              aria-label="Add passkey"
              onClick={() => void askForPasskey().then(setPasskey)}
            >
              Add
            </Button>
          </Row>
        )}
        {isOn && (
          <Row title="Recovery codes" text={`${recoveryCodes} left`}>
            <Button
              look="outline"
              onClick={() =>
                void run(() => renewCodes().unwrap()).then((made) =>
                  setCodes(made?.recoveryCodes ?? null),
                )
              }
            >
              New codes
            </Button>
          </Row>
        )}
      </ul>
      <TotpDialog totp={totp} runProved={runProved} onDone={done} onClose={() => setTotp(null)} />
      <PasskeyDialog
        request={passkey}
        runProved={runProved}
        onDone={done}
        onExpired={renewRequest}
        onClose={() => setPasskey(null)}
      />
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
      <ProofDialog waiting={waiting} />
    </>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-steel">{text}</p>
      </div>
      {children}
    </li>
  );
}
