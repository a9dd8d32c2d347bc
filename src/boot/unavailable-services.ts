import type { INestApplicationContext } from '@nestjs/common';
import type { DependencyName } from '../../common/contract/dependency.js';
import {
  DependencyChecks,
  type DependencyState,
} from '../platform/operations/dependency-checks.js';

/** By the name of the health check: what it is, where it is set, and what waits for it. */
const SERVICES: Readonly<
  Record<DependencyName, readonly [what: string, setting: string, waits: string]>
> = {
  cards: ['The card provider', 'STRIPE_SECRET_KEY', 'nobody can pay'],
  database: ['Postgres', 'DATABASE_URL', 'nothing is served'],
  files: ['The store of images', 'S3_BUCKET and its settings, or DATA_DIR', 'images are missing'],
  mail: ['The mail server', 'SMTP_URL', 'emails wait'],
  redis: ['Redis', 'REDIS_URL', 'jobs such as emails and refunds wait'],
};

/** A line for each service that does not respond, with the setting to look at. */
export function unavailableServices(states: readonly DependencyState[]): string[] {
  return states
    .filter(({ isUp }) => !isUp)
    .map(({ name, problem }) => {
      const [what, setting, waits] = SERVICES[name];
      return `${what} does not respond (${problem}), see ${setting}: until it does, ${waits}.`;
    });
}

/** Says once after a start what does not respond. No reason to end: it may come back at any time. */
export async function reportUnavailable(
  app: INestApplicationContext,
  log: (text: string) => void,
): Promise<void> {
  for (const line of unavailableServices(await app.get(DependencyChecks).states())) log(line);
}
