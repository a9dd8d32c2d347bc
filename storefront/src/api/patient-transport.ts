import type { ApiTransport } from './base-query';

const PAUSES_MS = [400, 1200];
const UNREACHABLE = [502, 503, 504];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries failed reads twice; a request that changes something is sent once. */
export function patientTransport(
  transport: ApiTransport,
  wait: (ms: number) => Promise<void> = pause,
): ApiTransport {
  return {
    fetch: async (path, init) => {
      const pauses = init.method === 'GET' ? [...PAUSES_MS] : [];
      for (;;) {
        const ms = pauses.shift();
        try {
          const answer = await transport.fetch(path, init);
          if (ms === undefined || !UNREACHABLE.includes(answer.status)) return answer;
        } catch (error) {
          if (ms === undefined || init.signal?.aborted) throw error;
        }
        await wait(ms);
      }
    },
  };
}
