import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { callerAddress } from '../../../../platform/http/caller-address.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';

/** Where a purchase comes from, without its network address: the card provider is told, too. */
@Injectable()
export class PurchaseOrigin {
  private readonly key: Buffer;

  constructor(secret: ShopSecret) {
    this.key = secret.keyFor('purchase-origin');
  }

  /** A keyed hash of the caller's address. */
  of(request: FastifyRequest): string {
    return createHmac('sha256', this.key).update(callerAddress(request)).digest('base64url');
  }
}
