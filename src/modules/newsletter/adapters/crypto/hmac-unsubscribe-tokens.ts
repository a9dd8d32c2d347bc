import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../../kernel/ids.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { UnsubscribeTokens } from '../../ports/unsubscribe-tokens.js';

/** The subscriber's id with a signature; nothing is stored. */
@Injectable()
export class HmacUnsubscribeTokens extends UnsubscribeTokens {
  private readonly key: Buffer;

  constructor(secret: ShopSecret) {
    super();
    this.key = secret.keyFor('unsubscribe');
  }

  of(subscriberId: string): string {
    return `${subscriberId}.${this.sign(subscriberId).toString('base64url')}`;
  }

  read(token: string): string | undefined {
    const [id, signature = ''] = token.split('.');
    if (!isId(id)) return undefined;
    const shown = Buffer.from(signature, 'base64url');
    const wanted = this.sign(id);
    return shown.length === wanted.length && timingSafeEqual(shown, wanted) ? id : undefined;
  }

  private sign(id: string): Buffer {
    return createHmac('sha256', this.key).update(id).digest();
  }
}
