// A process that holds the embedded Postgres of the data folder in its first argument until it is
// ended: SIGTERM stops both in order.
import { startEmbeddedPostgres } from '../../dist/compiled/src/platform/database/embedded/start-embedded-postgres.js';

const say = (line) => process.stdout.write(`${line}\n`);
try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2], log: say });
  const alive = setInterval(() => undefined, 1_000);
  process.once('SIGTERM', async () => {
    await postgres.stop();
    clearInterval(alive);
  });
  say(`url ${postgres.url}`);
} catch (error) {
  say(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
