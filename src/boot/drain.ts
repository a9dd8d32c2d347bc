import type { INestApplication } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { InFlightRequests } from '../platform/operations/in-flight-requests.js';
import { Readiness } from '../platform/operations/readiness.js';

/**
 * Prepares a serving process for its end: it reports that it is not ready, serves on for `drainMs`,
 * so that a proxy can notice, and answers what has reached it.
 */
export async function drain(app: INestApplication, drainMs: number): Promise<void> {
  app.get(Readiness).setStopping();
  await pause(drainMs);
  await app.get(InFlightRequests).quiet();
}
