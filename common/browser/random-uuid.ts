/** A random UUID (version 4). Not `crypto.randomUUID`: browsers have that only over https and on localhost. */
export const randomUuid = (): string => toUuid(crypto.getRandomValues(new Uint8Array(16)), 4);

/** The UUID of a version that these 16 bytes make. */
export function toUuid(given: Uint8Array, version: 4 | 8): string {
  const bytes = Uint8Array.from(given);
  // The version, and the variant.
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
