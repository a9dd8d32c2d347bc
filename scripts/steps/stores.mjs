import { startContainers } from './containers.mjs';
import { startDebianPostgres } from './debian-postgres.mjs';
import { startRedis } from './redis.mjs';
import { say } from './say.mjs';

/** The options for stores; without either, containers are used where possible. */
const REQUIRED = '--containers';
const REFUSED = '--no-containers';
/** Debian's Postgres, the oldest that the shop supports, in place of the embedded one; no containers. */
const OLDEST = '--postgres-15';
export const SWITCHES = [REQUIRED, REFUSED, OLDEST];

/** The tests start the embedded Postgres themselves where no other is named. */
async function startWithoutContainers(args) {
  const postgres = args.includes(OLDEST) ? await startDebianPostgres() : undefined;
  const redis = await startRedis();
  return {
    env: { TEST_REDIS_URL: redis.url, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
    stop: async () => {
      redis.stop();
      await postgres?.stop();
    },
  };
}

/**
 * Starts Postgres and Redis for a run, in containers where possible and not refused. Prints
 * which they are. Returns the environment of the tests, and how to stop them.
 */
export async function startStores(
  args,
  { inContainers = startContainers, withoutContainers = startWithoutContainers } = {},
) {
  const refusal = [REFUSED, OLDEST].find((option) => args.includes(option));
  let reason = `The run has ${refusal}.`;
  if (!refusal) {
    try {
      const stores = await inContainers();
      say(`Postgres and Redis run in containers (Testcontainers, ${stores.description}).`);
      return stores;
    } catch (error) {
      if (args.includes(REQUIRED)) throw error;
      [reason] = error.message.split('\n');
    }
  }
  const postgres = args.includes(OLDEST) ? "Debian's Postgres 15" : 'embedded Postgres';
  say(`Postgres and Redis run without containers (${postgres}, redis-server). ${reason}`);
  return withoutContainers(args);
}
