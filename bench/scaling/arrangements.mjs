import { ensureRedis, startRedis } from '../../scripts/steps/redis.mjs';
import { Shop } from '../lib/shop.mjs';
import { startPooler } from './pooler.mjs';
import { startReplica } from './replica.mjs';
import { startWorker } from './worker.mjs';

/** So many connections a pooler holds to Postgres for all processes. */
const POOLED = 10;

/** What is tried: so many processes, and what stands beside Postgres. */
export const ARRANGEMENTS = [
  { name: '1 process', processes: 1 },
  { name: '2 processes', processes: 2 },
  { name: '4 processes', processes: 4 },
  { name: '2 and a replica', processes: 2, hasReplica: true },
  { name: `4 and PgBouncer, ${POOLED} connections`, processes: 4, hasPooler: true },
];

/**
 * Starts the processes of an arrangement and a worker on one Postgres and one Redis. Returns the shops, the
 * worker, the replica's folder and the pooler's process where there is one, and how to end all of it.
 */
export async function startArrangement(
  size,
  { postgres, settings },
  { processes, hasReplica, hasPooler },
) {
  const parts = [];
  const started = (part) => {
    parts.push(part);
    return part;
  };
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
  };
  try {
    await ensureRedis();
    const redis = started(await startRedis());
    const replica = hasReplica && started(await startReplica(postgres.url));
    const pooler = hasPooler && started(await startPooler(postgres.url, POOLED));
    const own = {
      ...settings,
      REDIS_URL: redis.url,
      ...(replica && { DATABASE_READ_URL: replica.url }),
      ...(pooler && { DATABASE_DIRECT_URL: postgres.url, DATABASE_PREPARED: 'off' }),
    };
    const database = pooler ? pooler.url : postgres.url;
    const worker = started(await startWorker(size, database, own));
    const shops = [];
    for (let nth = 0; nth < processes; nth++) {
      shops.push(started(await Shop.start(size, database, own)));
    }
    return { shops, worker, replica, pooler, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
