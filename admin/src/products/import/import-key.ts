import { randomUuid, toUuid } from '../../../../common/browser/random-uuid';

/**
 * The idempotency key of a file: a UUID of its bytes (version 8), so that the same file is applied once, however often
 * it is chosen. Over plain http browsers have no digests; the key is random there, and equal only for the same attempt.
 */
export async function importKey(file: Blob): Promise<string> {
  // Undefined over plain http, which its type does not say.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return randomUuid();
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return toUuid(new Uint8Array(digest, 0, 16), 8);
}
