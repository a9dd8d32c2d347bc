import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Env } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { accountKey } from '../../domain/account-key.js';

const YEAR_S = 365 * 86_400;

/** A cookie that proves an earlier login of this browser to an account; it gives no access. */
@Injectable()
export class TrustedDeviceCookie {
  private readonly key: Buffer;
  private readonly name: string;
  private readonly options;

  constructor(secret: ShopSecret, env: Env) {
    const secure = env.SHOP_URL.startsWith('https://');
    this.key = secret.keyFor('known-browser');
    this.name = secure ? '__Secure-known' : 'known';
    this.options = {
      path: '/api/auth/login',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: YEAR_S,
    } as const;
  }

  isOf(request: FastifyRequest, email: string): boolean {
    const presented = Buffer.from(request.cookies[this.name] ?? '');
    const wanted = Buffer.from(this.sign(email));
    return presented.length === wanted.length && timingSafeEqual(presented, wanted);
  }

  remember(reply: FastifyReply, email: string): void {
    void reply.setCookie(this.name, this.sign(email), this.options);
  }

  private sign(email: string): string {
    return createHmac('sha256', this.key).update(accountKey(email)).digest('base64url');
  }
}
