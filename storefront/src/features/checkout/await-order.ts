import { statusOf } from '../../api/api-error';
import type { PlacedOrder } from './api';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** The number of attempts after which it takes longer than usual. */
const SLOW_AFTER = 4;

/** What the polling needs. */
export interface OrderPolling {
  ask: () => Promise<PlacedOrder>;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
  /** The page has been left. */
  isOver: () => boolean;
  /** It takes longer than usual. */
  onSlow: () => void;
}

/**
 * Polls with growing delays until the order of a payment exists, however long the server is unavailable.
 * @returns null where the page has been left
 * @throws the server's refusal when no order can come of the payment
 */
export async function awaitOrder({
  ask,
  wait,
  isOver,
  onSlow,
}: OrderPolling): Promise<PlacedOrder | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    if (tries === SLOW_AFTER) onSlow();
    await wait(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
    if (isOver()) return null;
  }
}

/** All but a server that is unavailable or busy, and a bank that has not decided yet. */
function isFinal(error: unknown): boolean {
  const status = statusOf(error);
  if (status === undefined) return true;
  if ((error as { code?: string }).code === 'payment_processing') return false;
  return status >= 400 && status < 500 && status !== 429;
}
