import { randomBytes } from 'node:crypto';
import { decryptBytes, decryptPieces, encryptBytes } from './aes-gcm.js';

const key = randomBytes(32);
const content = Buffer.from('An image of a scratch');

it('opens with the same key and context, and differs each time', () => {
  const encrypted = encryptBytes(content, key, 'image-1');
  expect(decryptBytes(encrypted, key, 'image-1')).toEqual(content);
  expect(encrypted.includes('scratch')).toBe(false);
  expect(encryptBytes(content, key, 'image-1')).not.toEqual(encrypted);
  expect(decryptBytes(encryptBytes(Buffer.alloc(0), key, ''), key, '')).toEqual(Buffer.alloc(0));
});

it('does not open with another key or context, nor changed or cut', () => {
  const encrypted = encryptBytes(content, key, 'image-1');
  const changed = Buffer.from(encrypted);
  changed[changed.length - 1]! ^= 1;
  expect([
    decryptBytes(encrypted, randomBytes(32), 'image-1'),
    decryptBytes(encrypted, key, 'image-2'),
    decryptBytes(changed, key, 'image-1'),
    decryptBytes(encrypted.subarray(0, 20), key, 'image-1'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

describe('in pieces', () => {
  /** The bytes, cut into pieces of one length. */
  async function* cut(bytes: Buffer, length: number) {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  }
  const opened = async (bytes: Buffer, length: number, context = 'image-1') => {
    const pieces: Buffer[] = [];
    for await (const piece of decryptPieces(cut(bytes, length), key, context)) pieces.push(piece);
    return Buffer.concat(pieces);
  };

  it.each([1, 7, 28, 1_000])('of %d bytes it opens the same', async (length) => {
    expect(await opened(encryptBytes(content, key, 'image-1'), length)).toEqual(content);
    const empty = encryptBytes(Buffer.alloc(0), key, 'image-1');
    expect(await opened(empty, length)).toEqual(Buffer.alloc(0));
  });

  it('it fails in the end with another context, changed or cut', async () => {
    const encrypted = encryptBytes(content, key, 'image-1');
    const changed = Buffer.from(encrypted);
    changed[changed.length - 1]! ^= 1;
    for (const [bytes, context] of [
      [encrypted, 'image-2'],
      [changed, 'image-1'],
      [encrypted.subarray(0, 40), 'image-1'],
      [encrypted.subarray(0, 20), 'image-1'],
    ] as const) {
      await expect(opened(bytes, 16, context)).rejects.toThrow();
    }
  });
});
