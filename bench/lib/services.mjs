import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CardsProcess } from './cards.mjs';
import { startDatabase } from './database.mjs';
import { ROOT } from './place.mjs';

/** Makes Postgres record each statement's calls and time. */
export const STATISTICS = { shared_preload_libraries: 'pg_stat_statements' };

/**
 * What a shop that sells needs: the Postgres of a data set with pg_stat_statements, the card stand-in and a
 * mail server, each a process of its own.
 * @returns `settings` of a shop that uses them, and how to stop them
 */
export async function startServices(size) {
  const postgres = await startDatabase(size, STATISTICS);
  const cards = await CardsProcess.start();
  const smtp = spawn(process.execPath, [join(ROOT, 'bench/lib/smtp-sink.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface({ input: smtp.stdout }), 'line');
  const { REDIS_URL } = process.env;
  return {
    postgres,
    cards,
    settings: {
      STRIPE_API_BASE: cards.url,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ...(REDIS_URL && { REDIS_URL }),
    },
    stop: async () => {
      smtp.kill('SIGTERM');
      await cards.stop();
      await postgres.stop();
    },
  };
}
