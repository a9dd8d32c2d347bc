import { Injectable } from '@nestjs/common';
import { encryptBytes, decryptBytes } from '../../../../platform/secret/aes-gcm.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { SecretCipher } from '../../ports/factor-crypto.js';

/** AES-256-GCM under a key of the shop's secret, as base64url. */
@Injectable()
export class AesSecretCipher extends SecretCipher {
  private readonly keys: readonly Buffer[];

  constructor(secret: ShopSecret) {
    super();
    this.keys = secret.keysFor('factor-secret');
  }

  encrypt(text: string, context: string): string {
    return encryptBytes(Buffer.from(text), this.keys[0]!, context).toString('base64url');
  }

  decrypt(encrypted: string, context: string): string | undefined {
    for (const key of this.keys) {
      const text = decrypted(encrypted, key, context);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  renewed(encrypted: string, context: string): string | undefined {
    if (decrypted(encrypted, this.keys[0]!, context) !== undefined) return undefined;
    const text = this.decrypt(encrypted, context);
    return text === undefined ? undefined : this.encrypt(text, context);
  }
}

function decrypted(encrypted: string, key: Buffer, context: string): string | undefined {
  return decryptBytes(Buffer.from(encrypted, 'base64url'), key, context)?.toString('utf8');
}
