import type { ApiTransport, CallInit } from './base-query';

const PAUSES_MS = [400, 1200];
const UNREACHABLE = [502, 503, 504];
/** For each attempt of a read, with its response. */
const READ_MS = 20_000;
/** Longer than a proxy waits for the server, so that a write that still goes on is not given up. */
const WRITE_MS = 120_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Retries failed reads twice; a request that changes something is sent once. Both time out, because the cache refetches
 * nothing while any call is pending: one that hangs would leave every screen as it is.
 */
export function patientTransport(
  transport: ApiTransport,
  wait: (ms: number) => Promise<void> = pause,
  timeout: (ms: number) => AbortSignal = (ms) => AbortSignal.timeout(ms),
): ApiTransport {
  return {
    fetch: async (path, init) => {
      const isRead = init.isRead ?? init.method === 'GET';
      const pauses = isRead ? [...PAUSES_MS] : [];
      const limit = init.mayTakeLong ? undefined : isRead ? READ_MS : WRITE_MS;
      const send = () => {
        if (limit === undefined) return transport.fetch(path, init);
        return transport.fetch(path, { ...init, signal: either(init.signal, timeout(limit)) });
      };
      for (;;) {
        const ms = pauses.shift();
        try {
          const answer = await send();
          if (ms === undefined || !UNREACHABLE.includes(answer.status)) return answer;
        } catch (error) {
          if (ms === undefined || init.signal?.aborted) throw error;
        }
        await wait(ms);
      }
    },
  };
}

/** `AbortSignal.any`, which Safari has since 17.4 only: without it no call would succeed there. */
function either(one: CallInit['signal'], other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  for (const signal of [one, other]) {
    const abort = () => controller.abort(signal?.reason);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}
