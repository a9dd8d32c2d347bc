import { z } from 'zod';
import type { BackupBucket } from './backup-bucket.js';

/** What the name of a verified archive has beside it. */
export const VERDICT_ENDING = '.verified.json';

const verdict = z.object({
  /** Of the encrypted archive, so that anybody can compare it without a key. */
  bytes: z.number(),
  sha256: z.string(),
  /** How it was verified. */
  by: z.enum(['restore', 'length and SHA-256']),
});
type StoredVerdict = z.infer<typeof verdict>;

/** Stores beside an archive that it was verified, and by what. */
export async function storeVerdict(
  bucket: BackupBucket,
  key: string,
  found: StoredVerdict,
): Promise<void> {
  const text = JSON.stringify({ ...found, at: new Date().toISOString() });
  await bucket.put(`${key}${VERDICT_ENDING}`, Buffer.from(`${text}\n`));
}

/** Undefined for an archive that was not verified. */
export async function readVerdict(
  bucket: BackupBucket,
  key: string,
): Promise<StoredVerdict | undefined> {
  const bytes = await bucket.get(`${key}${VERDICT_ENDING}`);
  return bytes && verdict.parse(JSON.parse(bytes.toString()));
}
