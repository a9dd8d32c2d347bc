import { Injectable } from '@nestjs/common';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { OpaqueTokens } from '../../ports/tokens.js';

/**
 * Tokens of 256 bits. Derived tokens need the shop's secret, so a copied token does not reveal its
 * successor.
 */
@Injectable()
export class HmacOpaqueTokens extends OpaqueTokens {
  private readonly refreshKey: Buffer;
  private readonly resetKey: Buffer;
  private readonly emailUndoKey: Buffer;

  constructor(secret: ShopSecret) {
    super();
    this.refreshKey = secret.keyFor('refresh-token');
    this.resetKey = secret.keyFor('password-reset');
    this.emailUndoKey = secret.keyFor('email-undo');
  }

  random(): string {
    return randomBytes(32).toString('base64url');
  }

  next(token: string): string {
    return createHmac('sha256', this.refreshKey).update(token).digest('base64url');
  }

  forReset(resetId: string): string {
    return createHmac('sha256', this.resetKey).update(resetId).digest('base64url');
  }

  forEmailUndo(changeId: string): string {
    return createHmac('sha256', this.emailUndoKey).update(changeId).digest('base64url');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
