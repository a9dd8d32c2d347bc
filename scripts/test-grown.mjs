import './steps/check-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from './steps/apt.mjs';
import { build } from './steps/build.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { ensureRedis } from './steps/redis.mjs';
import { say } from './steps/say.mjs';
import { startSmtp } from './steps/smtp.mjs';
import { startStores, SWITCHES } from './steps/stores.mjs';

const ALL = '--all';
const args = process.argv.slice(2);
const forJest = args.filter((arg) => arg !== ALL && !SWITCHES.includes(arg));
/** What another form of queues, images and emails can break; the rest of the integration project sees Postgres alone. */
const IN_BOTH_FORMS = ['test/both-forms/', 'test/grown/', 'adapters/images/'];
// Another Postgres is another database for every query.
const isWhole = args.includes(ALL) || args.includes('--postgres-15');
const isOfNamedFiles = forJest.some((arg) => !arg.startsWith('-'));
const files = isWhole || isOfNamedFiles ? [] : IN_BOTH_FORMS;

/**
 * Runs on the grown form (jobs through Redis, images in an S3 store, emails to an SMTP server) the tests
 * of `test/both-forms`, or with `--all` those of the integration project, and the tests of the grown
 * form alone. Postgres and Redis run in containers
 * where a Docker engine answers or can be started, otherwise without; `--containers` fails where
 * there is no engine, `--no-containers` never looks for one; `--postgres-15` takes Debian's Postgres
 * instead of a container or the embedded one, with all files as `--all`.
 */
async function runGrown() {
  await install();
  for (const only of ['server', 'storefront']) await build({ only });
  // Tests that kill their Redis have one of their own.
  await ensureRedis();
  // The proxy of docker-compose.yml; without it the tests' own stands in.
  await ensureProgram('caddy');
  // Its promtool runs the rules of the alerts.
  await ensureProgram('prometheus');
  // It opens what the shop encrypts.
  await ensureProgram('age');
  const peers = [];
  try {
    for (const start of [() => startStores(args), startS3, startMail]) {
      const peer = await start();
      peers.push(peer);
      Object.assign(process.env, peer.env);
    }
    const selected = [...files, ...forJest, '--selectProjects', 'integration', 'proofs', 'grown'];
    return await runJest(selected, { workers: 3 });
  } finally {
    for (const peer of peers) await peer.stop();
  }
}

async function startMail() {
  const { url, api, stop } = await startSmtp();
  return { env: { TEST_SMTP_URL: url, TEST_MAIL_API: api }, stop };
}

/** Imported after the packages are installed, since it is one of them. */
async function startS3() {
  const { default: S3rver } = await import('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'vigor-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  return {
    env: { TEST_S3_ENDPOINT: `http://127.0.0.1:${port}` },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

// Ctrl-C also ends Jest; then the stores are stopped in order. A second one exits at once; npm repeats the first.
const REPEATED_WITHIN_MS = 1_000;
let endingSince;
process.on('SIGINT', () => {
  endingSince ??= Date.now();
  if (Date.now() - endingSince > REPEATED_WITHIN_MS) process.exit(130);
});

const { passed, failed } = await counted(runGrown);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
