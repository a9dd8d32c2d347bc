import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { callerAddress, callerNetwork } from '../../../../platform/http/caller-address.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';

/** Where a purchase comes from, without its network address: the card provider is told, too. */
@Injectable()
export class PurchaseOrigin {
  private readonly key: Buffer;

  constructor(secret: ShopSecret) {
    this.key = secret.keyFor('purchase-origin');
  }

  /** Keyed hashes of the caller's address and network. */
  of(request: FastifyRequest): { origin: string; network: string } {
    return {
      origin: this.hash(callerAddress(request)),
      network: this.hash(`network ${callerNetwork(request)}`),
    };
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
