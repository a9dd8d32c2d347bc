import { useCallback, useState } from 'react';
import { REAUTH_REQUIRED } from '../../../../common/contract/second-factor';
import { messageOf } from '../../api/api-error';
import { notify } from '../../ui/notify';

/** An action that waits until the user has proved who they are. */
export interface Waiting {
  retry: () => void;
  cancel: () => void;
}

const isReauthRequired = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === REAUTH_REQUIRED;

/**
 * Runs calls that may ask for a proof of who the user is: `waiting` is what `ProofDialog` shows meanwhile.
 * `run` resolves to null where the call failed, which it has said, or the user gave up.
 */
export function useProof() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const run = useCallback(async <Result>(call: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await call();
    } catch (error) {
      if (!isReauthRequired(error)) {
        notify.error(messageOf(error, 'Something went wrong. Please try again.'));
        return null;
      }
      const isProved = await new Promise<boolean>((resolve) => {
        const answer = (value: boolean) => () => {
          setWaiting(null);
          resolve(value);
        };
        setWaiting({ retry: answer(true), cancel: answer(false) });
      });
      return isProved ? run(call) : null;
    }
  }, []);
  return { waiting, run };
}
