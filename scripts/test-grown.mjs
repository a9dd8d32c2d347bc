import './steps/check-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { ensureRedis, startRedis } from './steps/redis.mjs';
import { say, StepError } from './steps/say.mjs';

/**
 * The tests of the whole application once more, as a grown shop: its jobs through Redis, its
 * pictures in an S3 store. And those of the grown form alone.
 */
async function runGrown() {
  await install();
  for (const only of ['server', 'storefront']) await build({ only });
  await ensureRedis();
  const redis = await startRedis();
  const s3 = await startS3();
  process.env.TEST_REDIS_URL = redis.url;
  process.env.TEST_S3_ENDPOINT = s3.endpoint;
  try {
    return await runJest([...process.argv.slice(2), '--selectProjects', 'integration', 'grown']);
  } finally {
    await s3.stop();
    redis.stop();
  }
}

/** After the packages are there: it is one of them. */
async function startS3() {
  const { default: S3rver } = await import('s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'vigor-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function counts() {
  try {
    return await runGrown();
  } catch (error) {
    process.stderr.write(`${error instanceof StepError ? error.message : error.stack}\n`);
    return { passed: 0, failed: 1 };
  }
}

const { passed, failed } = await counts();
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
