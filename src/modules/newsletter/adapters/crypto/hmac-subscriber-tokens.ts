import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { Signatures } from '../../../../platform/secret/signatures.js';
import { SubscriberTokens, type TokenPurpose } from '../../ports/subscribers.js';

/** The subscriber's id with a signature; nothing is stored. */
@Injectable()
export class HmacSubscriberTokens extends SubscriberTokens {
  private readonly signatures: Readonly<Record<TokenPurpose, Signatures>>;

  constructor(secret: ShopSecret) {
    super();
    this.signatures = {
      confirm: new Signatures(secret, 'confirm-subscription'),
      unsubscribe: new Signatures(secret, 'unsubscribe'),
    };
  }

  of(subscriberId: string, purpose: TokenPurpose): string {
    return `${subscriberId}.${this.signatures[purpose].sign(subscriberId)}`;
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
    return this.signatures[purpose].isSigned(id, signature) ? id : undefined;
  }
}
