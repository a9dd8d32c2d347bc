import { Injectable } from '@nestjs/common';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type SecretKeys, ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { OpaqueTokens } from '../../ports/tokens.js';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz123456789';

/** Tokens whose derived ones are of one secret. */
class TokensOfSecret extends OpaqueTokens {
  readonly earlier: OpaqueTokens | undefined;
  private readonly refreshKey: Buffer;
  private readonly resetKey: Buffer;
  private readonly emailUndoKey: Buffer;
  private readonly invitationKey: Buffer;

  constructor(secret: SecretKeys, earlier?: SecretKeys) {
    super();
    this.earlier = earlier && new TokensOfSecret(earlier);
    this.refreshKey = secret.keyFor('refresh-token');
    this.resetKey = secret.keyFor('password-reset');
    this.emailUndoKey = secret.keyFor('email-undo');
    this.invitationKey = secret.keyFor('staff-invitation');
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

  forInvitation(invitationId: string, sends: number): string {
    const signed = `${invitationId} ${sends}`;
    return createHmac('sha256', this.invitationKey).update(signed).digest('base64url');
  }

  recoveryCode(): string {
    // 32 letters, so that a byte names each of them equally often.
    const letters = Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]);
    return letters.join('').replace(/.{4}(?=.)/g, '$&-');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}

/**
 * Tokens of 256 bits. Derived tokens need the shop's secret, so a copied token does not reveal its
 * successor.
 */
@Injectable()
export class HmacOpaqueTokens extends TokensOfSecret {
  constructor(secret: ShopSecret) {
    super(secret, secret.earlier);
  }
}
