import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../../../kernel/ids.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { SubscriberTokens, type TokenPurpose } from '../../ports/subscriber-tokens.js';

/** The subscriber's id with a signature; nothing is stored. */
@Injectable()
export class HmacSubscriberTokens extends SubscriberTokens {
  private readonly keys: Readonly<Record<TokenPurpose, Buffer>>;

  constructor(secret: ShopSecret) {
    super();
    this.keys = {
      confirm: secret.keyFor('confirm-subscription'),
      unsubscribe: secret.keyFor('unsubscribe'),
    };
  }

  of(subscriberId: string, purpose: TokenPurpose): string {
    return `${subscriberId}.${this.sign(subscriberId, purpose).toString('base64url')}`;
  }

  ofCampaign(subscriberId: string, campaignId: string): string {
    return `${this.of(subscriberId, 'unsubscribe')}.${campaignId}`;
  }

  campaignOf(token: string): string | undefined {
    const id = token.split('.')[2];
    return isId(id) ? id : undefined;
  }

  read(token: string, purpose: TokenPurpose): string | undefined {
    const [id, signature = ''] = token.split('.');
    if (!isId(id)) return undefined;
    const shown = Buffer.from(signature, 'base64url');
    const wanted = this.sign(id, purpose);
    return shown.length === wanted.length && timingSafeEqual(shown, wanted) ? id : undefined;
  }

  private sign(id: string, purpose: TokenPurpose): Buffer {
    return createHmac('sha256', this.keys[purpose]).update(id).digest();
  }
}
