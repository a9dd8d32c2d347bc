import type { Env } from '../../config/env.js';
import { DiskMediaStore } from './disk-media-store.js';
import type { MediaStore } from './media-store.js';

/** The store that the settings name. The S3 client is loaded only where there is a bucket for it. */
export async function openMediaStore(env: Env): Promise<MediaStore> {
  const { S3_BUCKET } = env;
  if (!S3_BUCKET) return new DiskMediaStore(env);
  const { S3MediaStore } = await import('./s3-media-store.js');
  return new S3MediaStore({ ...env, S3_BUCKET });
}
