import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopSecret } from './shop-secret.js';

/** Signs texts for one purpose under the shop's secret, and accepts signatures by the secret before it. */
export class Signatures {
  private readonly keys: readonly Buffer[];

  constructor(secret: ShopSecret, purpose: string) {
    this.keys = secret.keysFor(purpose);
  }

  /** HMAC-SHA-256 under the current secret, as base64url. */
  sign(text: string): string {
    return hmac(this.keys[0]!, text);
  }

  isSigned(text: string, signature: string): boolean {
    const presented = Buffer.from(signature);
    return this.keys.some((key) => {
      const wanted = Buffer.from(hmac(key, text));
      return presented.length === wanted.length && timingSafeEqual(presented, wanted);
    });
  }
}

/** As base64url. */
function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
