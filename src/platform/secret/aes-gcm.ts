import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([content, decipher.final()]);
  } catch {
    return undefined;
  }
}
