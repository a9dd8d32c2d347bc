import type { Env } from '../../config/env.js';
import type { Archive } from './archive.js';
import { ArchiveFile } from './archive-file.js';
import { isS3Address } from './s3/s3-address.js';

/**
 * Runs `work` with the archive of this address, a path or `s3://<bucket>/<key>`. The S3 client is loaded only where it
 * is needed.
 */
export async function onArchive<Result>(
  env: Env,
  address: string,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const archive = await openArchive(env, address);
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}

async function openArchive(env: Env, address: string): Promise<Archive> {
  if (!isS3Address(address)) return new ArchiveFile(address);
  const { S3Archive } = await import('./s3/s3-archive.js');
  return new S3Archive(env, address);
}
