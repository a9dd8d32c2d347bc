import { useCallback, useState } from 'react';
import { REAUTH_REQUIRED } from '../../../../common/contract/second-factor';
import { messageOf } from '../../api/api-error';
import { notify } from '../../ui/notify';

/** An action that waits until the user has proved who they are. */
export interface Waiting {
  retry: () => void;
  cancel: () => void;
}

/** Runs a call, and once more after the proof where it asks for one. */
export type RunProved = <Result>(call: () => Promise<Result>) => Promise<Result | null>;

const isReauthRequired = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === REAUTH_REQUIRED;

/**
 * Runs calls that may ask for a proof of who the user is: `waiting` is what `ProofDialog` shows meanwhile. Both resolve
 * to null where the user gave up. `runProved` throws the error of the call; `run` says it, and resolves to null.
 */
export function useProof() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const runProved = useCallback<RunProved>(async (call) => {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (!isReauthRequired(error)) throw error;
      }
      const isProved = await new Promise<boolean>((resolve) => {
        const answer = (value: boolean) => () => {
          setWaiting(null);
          resolve(value);
        };
        setWaiting({ retry: answer(true), cancel: answer(false) });
      });
      if (!isProved) return null;
    }
  }, []);
  const run = useCallback<RunProved>(
    (call) =>
      runProved(call).catch((error: unknown) => {
        notify.error(messageOf(error, 'Something went wrong. Please try again.'));
        return null;
      }),
    [runProved],
  );
  return { waiting, run, runProved };
}
