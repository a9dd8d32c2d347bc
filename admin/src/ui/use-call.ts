import { useState } from 'react';
import { useRefresh } from 'react-admin';
import toast from 'react-hot-toast';
import { ApiError, isOutcomeUnknown, serverMessage } from '../data/api-error';

/** What the toast says while a call runs and after it. */
export interface CallTexts {
  loading: string;
  success: string;
  /** Shown where the server gave no reason. */
  refused: string;
  /** Shown where no server answered. */
  failed?: string;
  /** Shown in place of any reason where the call may have been applied: no server answered, or one failed. */
  unknown?: string;
}

interface CallRunner {
  busy: boolean;
  /** Resolves to the error, or to null after a success; all queries on the screen are refetched. */
  run: (call: () => Promise<unknown>, texts: CallTexts) => Promise<Error | null>;
}

/** Runs a call with its toasts; the server's own message takes precedence. */
export function useCall(): CallRunner {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run: CallRunner['run'] = async (call, texts) => {
    setBusy(true);
    try {
      await withToasts(call, texts);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(texts.refused);
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, run };
}

/**
 * The same for callers that handle the outcome themselves.
 * @throws what the call throws
 */
export async function withToasts<Result>(
  call: () => Promise<Result>,
  texts: CallTexts,
): Promise<Result> {
  const id = toast.loading(texts.loading);
  try {
    const result = await call();
    toast.success(texts.success, { id });
    return result;
  } catch (error) {
    toast.error(failure(error, texts), { id });
    throw error;
  }
}

function failure(error: unknown, { refused, failed = refused, unknown }: CallTexts): string {
  if (unknown && isOutcomeUnknown(error)) return unknown;
  const answered = error instanceof ApiError && error.status !== 0;
  return serverMessage(error) || (answered ? refused : failed);
}
