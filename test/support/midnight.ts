import { setTimeout as pause } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const NEAR_MS = 60_000;

/** Lets midnight (UTC) pass where it is near: what a test calls today must not be yesterday by its end. */
export async function farFromMidnight(): Promise<void> {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < NEAR_MS) await pause(left);
}
