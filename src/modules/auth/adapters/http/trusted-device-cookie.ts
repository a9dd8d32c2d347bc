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
/** Covers login, signup and reset. */
const PATH = '/api/auth';
/** Where releases before 0.2.0 set the cookie. */
const FORMER_PATH = `${PATH}/login`;
/** More accounts than a family has on one computer. */
const MAX_ACCOUNTS = 5;

/** An id of a browser, and the signatures of the accounts that trust it, the newest first. */
interface TrustList {
  readonly id: string;
  readonly signatures: readonly string[];
}

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
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: YEAR_S,
    } as const;
  }

  /** The id of the browser, where the account trusts it. */
  idFor(request: FastifyRequest, email: string): string | undefined {
    return this.read(request).find((list) => this.isTrusting(list, email))?.id;
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
    const lists = this.read(request);
    // Browsers send that of the former path first.
    const { id, signatures } = lists.at(-1) ?? newList();
    const newest = this.sign(id, email);
    const others = signatures.filter((signature) => signature !== newest);
    const kept = [newest, ...others].slice(0, MAX_ACCOUNTS);
    void reply.setCookie(this.name, [id, ...kept].join('.'), this.options);
    // The only list has moved. Two lists have different ids, so both stay.
    if (lists.length === 1 && request.url.startsWith(FORMER_PATH)) {
      void reply.clearCookie(this.name, { ...this.options, path: FORMER_PATH });
    }
  }

  private isTrusting({ id, signatures }: TrustList, email: string): boolean {
    const wanted = Buffer.from(this.sign(id, email));
    return signatures.some((signature) => {
      const presented = Buffer.from(signature);
      return presented.length === wanted.length && timingSafeEqual(presented, wanted);
    });
  }

  /** Those of both paths, which `request.cookies` cannot tell apart. */
  private read(request: FastifyRequest): TrustList[] {
    const pairs = request.headers.cookie?.split(/; */) ?? [];
    return pairs
      .filter((pair) => pair.startsWith(`${this.name}=`))
      .slice(0, 2)
      .flatMap((pair) => {
        const [id = '', ...signatures] = pair.slice(this.name.length + 1).split('.');
        if (signatures.length === 0) return [];
        return [{ id, signatures: signatures.slice(0, MAX_ACCOUNTS) }];
      });
  }

  private sign(id: string, email: string): string {
    const signed = `${id} ${accountKey(email)}`;
    return createHmac('sha256', this.key).update(signed).digest('base64url');
  }
}

function newList(): TrustList {
  return { id: randomBytes(12).toString('base64url'), signatures: [] };
}
