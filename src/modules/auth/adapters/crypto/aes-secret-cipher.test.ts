import { loadEnv } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { AesSecretCipher } from './aes-secret-cipher.js';

const cipherOf = (letter: string, previous = '') =>
  new AesSecretCipher(
    new ShopSecret(
      loadEnv({ JWT_SECRET: letter.repeat(32), JWT_SECRET_PREVIOUS: previous.repeat(32) }),
    ),
  );
const cipher = cipherOf('a');

describe('secrets at rest', () => {
  it('are read back in their own context only', () => {
    const encrypted = cipher.encrypt('SECRET', 'ann');
    expect(cipher.decrypt(encrypted, 'ann')).toBe('SECRET');
    expect(cipher.decrypt(encrypted, 'bob')).toBeUndefined();
  });

  it('cannot be read without the secret of the shop', () => {
    expect(cipherOf('b').decrypt(cipher.encrypt('SECRET', 'ann'), 'ann')).toBeUndefined();
  });

  it('look different each time, and never like the text', () => {
    const [one, two] = [cipher.encrypt('SECRET', 'ann'), cipher.encrypt('SECRET', 'ann')];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('SECRET');
  });

  it('that were changed are refused', () => {
    const bytes = Buffer.from(cipher.encrypt('SECRET', 'ann'), 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(cipher.decrypt(bytes.toString('base64url'), 'ann')).toBeUndefined();
    expect(cipher.decrypt('', 'ann')).toBeUndefined();
  });

  it('of the secret before are read, and renewed once', () => {
    const [old, during, after] = [cipher, cipherOf('b', 'a'), cipherOf('b')];
    const encrypted = old.encrypt('SECRET', 'ann');
    expect(during.decrypt(encrypted, 'ann')).toBe('SECRET');
    const renewed = during.renewed(encrypted, 'ann')!;
    expect([after.decrypt(encrypted, 'ann'), after.decrypt(renewed, 'ann')]).toEqual([
      undefined,
      'SECRET',
    ]);
    expect(during.renewed(renewed, 'ann')).toBeUndefined();
    expect(during.renewed(cipherOf('c').encrypt('SECRET', 'ann'), 'ann')).toBeUndefined();
  });
});
