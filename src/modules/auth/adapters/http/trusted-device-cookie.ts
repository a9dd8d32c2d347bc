import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Env } from '../../../../config/env.js';
import { TrustedDevices } from '../../../../platform/http/trusted-devices.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { accountKey } from '../../domain/account-key.js';
import { accountTracker } from './account-tracker.js';

const YEAR_S = 365 * 86_400;
/** More accounts than a family has on one computer. */
const MAX_ACCOUNTS = 5;

/**
 * A cookie that proves that a browser has logged in to accounts, has opened them or has reset their
 * password; it gives no access. Its value is an id of the browser and a signature for each account,
 * the newest first, joined by dots.
 */
@Injectable()
export class TrustedDeviceCookie extends TrustedDevices {
  private readonly key: Buffer;
  private readonly name: string;
  private readonly options;

  constructor(secret: ShopSecret, env: Env) {
    super();
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

  /** The id of the browser, where the account trusts it. */
  idFor(request: FastifyRequest, email: string): string | undefined {
    const { id, signatures } = this.read(request);
    const wanted = Buffer.from(this.sign(id, email));
    const isTrusted = signatures.some((signature) => {
      const presented = Buffer.from(signature);
      return presented.length === wanted.length && timingSafeEqual(presented, wanted);
    });
    return isTrusted ? id : undefined;
  }

  trackerOf(request: FastifyRequest): string | undefined {
    if (!request.cookies[this.name]) return undefined;
    const { body } = request;
    if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
    const email = typeof body.email === 'string' ? body.email.trim().normalize('NFC') : '';
    // By account, not by browser: one that logs in again and again gets no limits of its own.
    return this.idFor(request, email) && `trusted by ${accountTracker(email)}`;
  }

  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const { id, signatures } = this.read(request);
    const newest = this.sign(id, email);
    const others = signatures.filter((signature) => signature !== newest);
    const kept = [newest, ...others].slice(0, MAX_ACCOUNTS);
    void reply.setCookie(this.name, [id, ...kept].join('.'), this.options);
  }

  private read(request: FastifyRequest): { id: string; signatures: string[] } {
    const [id = '', ...signatures] = request.cookies[this.name]?.split('.') ?? [];
    if (signatures.length > 0) return { id, signatures: signatures.slice(0, MAX_ACCOUNTS) };
    return { id: randomBytes(12).toString('base64url'), signatures };
  }

  private sign(id: string, email: string): string {
    const signed = `${id} ${accountKey(email)}`;
    return createHmac('sha256', this.key).update(signed).digest('base64url');
  }
}
