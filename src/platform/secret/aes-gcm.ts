import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What comes before the content of what is encrypted, in bytes. */
export const ENCRYPTION_HEAD = NONCE_BYTES + TAG_BYTES;

/** Encrypts by AES-256-GCM under a key of 32 bytes: nonce, tag and content. Only `context` opens it again. */
export function encryptBytes(content: Buffer, key: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** What `encryptBytes` has encrypted; undefined for another key or context, and where a byte has changed. */
export function decryptBytes(bytes: Buffer, key: Buffer, context: string): Buffer | undefined {
  if (bytes.length < ENCRYPTION_HEAD) return undefined;
  const decipher = decipherFor(bytes, key, context);
  try {
    const content = decipher.update(bytes.subarray(ENCRYPTION_HEAD));
    return Buffer.concat([content, decipher.final()]);
  } catch {
    return undefined;
  }
}

/**
 * As `decryptBytes`, piece by piece, for what need not fit into memory. Only the end tells whether key and context
 * are right and no byte has changed.
 * @throws Error after the last piece where they are not, or where the bytes were cut
 */
export async function* decryptPieces(
  pieces: AsyncIterable<Buffer>,
  key: Buffer,
  context: string,
): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  let decipher: DecipherGCM | undefined;
  for await (const piece of pieces) {
    if (decipher) yield decipher.update(piece);
    else {
      head = Buffer.concat([head, piece]);
      if (head.length <= ENCRYPTION_HEAD) continue;
      decipher = decipherFor(head, key, context);
      yield decipher.update(head.subarray(ENCRYPTION_HEAD));
    }
  }
  if (head.length < ENCRYPTION_HEAD) throw new Error(`${context}: cut before its content`);
  (decipher ?? decipherFor(head, key, context)).final();
}

/** `head` has nonce and tag at least. */
function decipherFor(head: Buffer, key: Buffer, context: string): DecipherGCM {
  const nonce = head.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  return decipher.setAuthTag(head.subarray(NONCE_BYTES, ENCRYPTION_HEAD));
}
