import { startContainers } from './containers.mjs';
import { startRedis } from './redis.mjs';
import { say } from './say.mjs';

/** The options for stores; without either, containers are used where possible. */
const REQUIRED = '--containers';
const REFUSED = '--no-containers';
export const SWITCHES = [REQUIRED, REFUSED];

/** The tests start the embedded Postgres themselves where no other is named. */
async function startWithoutContainers() {
  const redis = await startRedis();
  return { env: { TEST_REDIS_URL: redis.url }, stop: redis.stop };
}

/**
 * Starts Postgres and Redis for a run, in containers where possible and not refused. Prints
 * which they are. Returns the environment of the tests, and how to stop them.
 */
export async function startStores(
  args,
  { inContainers = startContainers, withoutContainers = startWithoutContainers } = {},
) {
  let reason = `The run has ${REFUSED}.`;
  if (!args.includes(REFUSED)) {
    try {
      const stores = await inContainers();
      say(`Postgres and Redis run in containers (Testcontainers, ${stores.description}).`);
      return stores;
    } catch (error) {
      if (args.includes(REQUIRED)) throw error;
      [reason] = error.message.split('\n');
    }
  }
  say(`Postgres and Redis run without containers (embedded Postgres, redis-server). ${reason}`);
  return withoutContainers();
}
