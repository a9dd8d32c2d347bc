import { bech32 } from '@scure/base';
import { z } from 'zod';

/** Bytes of a key of X25519, the kind that every version of age knows. */
const KEY_BYTES = 32;

/** Whether the text is a whole key of this kind, which its checksum says. */
function isKey(text: string, kind: string): boolean {
  const decoded = bech32.decodeUnsafe(text, text.length);
  if (decoded?.prefix !== kind) return false;
  return bech32.fromWordsUnsafe(decoded.words)?.length === KEY_BYTES;
}

/** Lines of a file of age, without comments. */
const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('#') ? [] : line.trim() || []));

/** Public keys `age1…` of age, joined by commas. */
export const ageRecipients = z
  .string()
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .refine(
    (keys) => keys.length > 0 && keys.every((key) => isKey(key, 'age')),
    'takes public keys age1… of age-keygen, comma-joined',
  );

/** Secret keys `AGE-SECRET-KEY-1…`, as a file of age-keygen has them. */
export const ageIdentities = z
  .string()
  .transform(linesOf)
  .refine(
    (keys) => keys.length > 0 && keys.every((key) => isKey(key, 'age-secret-key-')),
    'takes AGE-SECRET-KEY-1…, or what is in a file of age-keygen',
  );
