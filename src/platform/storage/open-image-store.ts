import type { Env } from '../../config/env.js';
import { DiskImageStore } from './disk-image-store.js';
import type { ImageStore } from './image-store.js';

/** Opens the configured store. The S3 client is loaded only where a bucket is configured. */
export async function openImageStore(env: Env): Promise<ImageStore> {
  const { S3_BUCKET } = env;
  if (!S3_BUCKET) return new DiskImageStore(env);
  const { S3ImageStore } = await import('./s3-image-store.js');
  return new S3ImageStore({ ...env, S3_BUCKET });
}
