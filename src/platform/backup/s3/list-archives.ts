import { megabytes } from '../../../../common/format/size.js';
import type { Env } from '../../../config/env.js';
import { BackupBucket } from './backup-bucket.js';
import { parseS3Address } from './s3-address.js';
import { VERDICT_ENDING } from './stored-verdict.js';

const ARCHIVE = '.tar.gz.age';

/** A line for each archive below an address that ends in a slash, in the order of their names, and so of their times. */
export async function* archivesBelow(env: Env, address: string): AsyncGenerator<string> {
  const { bucket: name, key: prefix } = parseS3Address(address);
  const bucket = new BackupBucket(env, name);
  try {
    let found: { key: string; bytes: number } | undefined;
    const line = (isVerified: boolean) =>
      found && [
        `${bucket.addressOf(found.key)} ${megabytes(found.bytes)}${isVerified ? ', verified' : ''}`,
      ];
    for await (const object of bucket.list(prefix)) {
      // A verdict comes right after its archive.
      const isVerdict = object.key === `${found?.key}${VERDICT_ENDING}`;
      yield* line(isVerdict) ?? [];
      found = object.key.endsWith(ARCHIVE) ? object : undefined;
    }
    yield* line(false) ?? [];
  } finally {
    bucket.close();
  }
}
