import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import AWSAccount from 's3rver/lib/models/account';
import { WholeFiles } from './whole-files.js';

export interface TestS3 {
  /** For `loadEnv`: everything but the bucket. */
  readonly settings: Readonly<Record<string, string>>;
  /** Has a folder for each bucket. */
  readonly directory: string;
  close(): Promise<void>;
}

/** A real S3 server with an empty store and one key. */
export async function startTestS3(accessKeyId = 'S3RVER', secret = 'S3RVER'): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'vigor-s3-'));
  const unfinished = await mkdtemp(join(tmpdir(), 'vigor-s3-unfinished-'));
  new AWSAccount(1, 'Shop').createKeyPair(accessKeyId, secret);
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  server.store = server.context.store = new WholeFiles(directory, unfinished);
  const { port } = await server.run();
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    directory,
    close: async () => {
      await server.close();
      for (const folder of [directory, unfinished]) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
