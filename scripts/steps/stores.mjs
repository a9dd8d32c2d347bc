import { startContainers } from './containers.mjs';
import { startRedis } from './redis.mjs';
import { say } from './say.mjs';

/** How a run asks for its stores; without either, containers are used where they can be. */
const REQUIRED = '--containers';
const REFUSED = '--no-containers';
export const SWITCHES = [REQUIRED, REFUSED];

/** The tests start the embedded Postgres themselves where no other is named. */
async function startWithoutContainers() {
  const redis = await startRedis();
  return { env: { TEST_REDIS_URL: redis.url }, stop: redis.stop };
}

/**
 * Starts Postgres and Redis for a run, in containers wherever that is possible and not refused. Says
 * in one line which they are. Answers the environment of the tests, and how to stop them.
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
