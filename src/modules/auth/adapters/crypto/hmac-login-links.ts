import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { Signatures } from '../../../../platform/secret/signatures.js';
import { LoginLinks } from '../../ports/login-links.js';

/** The user's id, the end of its validity in ms, and a signature of both, joined by dots. */
@Injectable()
export class HmacLoginLinks extends LoginLinks {
  private readonly signatures: Signatures;

  constructor(secret: ShopSecret) {
    super();
    this.signatures = new Signatures(secret, 'login-link');
  }

  tokenFor(userId: string, until: Date): string {
    const signed = `${userId}.${until.getTime()}`;
    return `${signed}.${this.signatures.sign(signed)}`;
  }

  userOf(token: string, now: Date): string | undefined {
    const [userId = '', until = '', signature = ''] = token.split('.');
    const isSigned = this.signatures.isSigned(`${userId}.${until}`, signature);
    return isSigned && isId(userId) && now.getTime() < Number(until) ? userId : undefined;
  }
}
