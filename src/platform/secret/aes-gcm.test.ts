import { randomBytes } from 'node:crypto';
import { decryptBytes, encryptBytes } from './aes-gcm.js';

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
