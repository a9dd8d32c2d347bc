import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '../../src/kernel/time.js';

const NEAR_MS = 60_000;

/**
 * Waits until midnight (UTC) has passed where it is near, so that the day does not change during a
 * test.
 */
export async function farFromMidnight(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < NEAR_MS) await pause(left);
}
