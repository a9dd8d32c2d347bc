// A process that holds the embedded Postgres of the data folder in its first argument, with the settings in its
// second one, until it is ended: SIGTERM stops both in order.
import { startEmbeddedPostgres } from '../../dist/compiled/src/platform/database/embedded/start-embedded-postgres.js';

const say = (line) => process.stdout.write(`${line}\n`);
const [, , dataDir, settings] = process.argv;
try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: say,
    settings: JSON.parse(settings),
  });
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
