import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random characters of the provider's alphabet. */
export function randomToken(length: number): string {
  let word = '';
  for (const byte of randomBytes(length)) word += ALPHABET[byte % ALPHABET.length];
  return word;
}

/** A new id such as `pi_3Kd…`. */
export function newId(
  prefix: 'pi' | 'ch' | 're' | 'dp' | 'issfr' | 'pm' | 'evt' | 'req' | 'txn' | 'po',
): string {
  return `${prefix}_${randomToken(24)}`;
}
