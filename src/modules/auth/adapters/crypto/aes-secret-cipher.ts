import { Injectable } from '@nestjs/common';
import { encryptBytes, decryptBytes } from '../../../../platform/secret/aes-gcm.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { SecretCipher } from '../../ports/factor-crypto.js';

/** AES-256-GCM under a key of the shop's secret, as base64url. */
@Injectable()
export class AesSecretCipher extends SecretCipher {
  private readonly key: Buffer;

  constructor(secret: ShopSecret) {
    super();
    this.key = secret.keyFor('factor-secret');
  }

  encrypt(text: string, context: string): string {
    return encryptBytes(Buffer.from(text), this.key, context).toString('base64url');
  }

  decrypt(encrypted: string, context: string): string | undefined {
    const bytes = Buffer.from(encrypted, 'base64url');
    return decryptBytes(bytes, this.key, context)?.toString('utf8');
  }
}
