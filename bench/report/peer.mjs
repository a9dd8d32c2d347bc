import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runLoad } from '../lib/load.mjs';
import { valuesOf } from '../lib/statements.mjs';

const PROGRAM = fileURLToPath(new URL('fastify-pg.mjs', import.meta.url));

/** Runs the load of `logged` requests on Fastify and pg alone, and returns what one costs there. */
export async function measurePeer(databaseUrl, logged, meter, load) {
  const reads = logged.map(({ path, statements: [first] }) => ({
    path,
    sql: first.sql,
    values: valuesOf(first),
  }));
  const child = fork(PROGRAM);
  try {
    child.send({ databaseUrl, reads });
    const [port] = await once(child, 'message');
    const run = async (seconds) => {
      const url = `http://127.0.0.1:${port}`;
      const requests = reads.map(({ path }) => ({ path }));
      const { perSecond, failed } = await runLoad({ url, requests, ...load, seconds });
      if (failed > 0) throw new Error(`${failed} requests of Fastify and pg failed`);
      return Math.round(perSecond * seconds);
    };
    await run(1);
    return await meter.during(child.pid, () => run(load.seconds));
  } finally {
    child.disconnect();
  }
}
