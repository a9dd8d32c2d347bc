import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Env } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { Signatures } from '../../../../platform/secret/signatures.js';
import { accountKey } from '../../domain/user.js';

const YEAR_S = 365 * 86_400;
/** Covers login, signup and reset. */
const PATH = '/api/auth';
/** Where releases before 0.2.0 set the cookie. */
const FORMER_PATH = `${PATH}/login`;
/** More accounts than a family has on one computer. */
const MAX_ACCOUNTS = 5;

/** An id of a browser, and the signatures of its accounts, the newest first. */
interface TrustList {
  readonly id: string;
  readonly signatures: readonly string[];
}

/**
 * A cookie that proves that a browser has logged in to accounts, has opened them, or has shown their
 * mailbox; it gives no access, and the database says whether the account trusts the browser still. Its value is an id of the browser and a signature for each account,
 * the newest first, joined by dots.
 */
@Injectable()
export class TrustedDeviceCookie {
  private readonly signatures: Signatures;
  private readonly name: string;
  private readonly options;

  constructor(secret: ShopSecret, env: Env) {
    const secure = env.SHOP_URL.startsWith('https://');
    this.signatures = new Signatures(secret, 'known-browser');
    this.name = secure ? '__Secure-known' : 'known';
    this.options = {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: YEAR_S,
    } as const;
  }

  /** The id of the browser, where its cookie is signed for the account. */
  idFor(request: FastifyRequest, email: string): string | undefined {
    return this.read(request).find((list) => this.isTrusting(list, email))?.id;
  }

  /** Adds the account to the cookie. Returns the id of the browser. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): string {
    const lists = this.read(request);
    // Browsers send that of the former path first.
    const { id, signatures } = lists.at(-1) ?? newList();
    const text = signedText(id, email);
    const newest = this.signatures.sign(text);
    const others = signatures.filter((signature) => !this.signatures.isSigned(text, signature));
    const kept = [newest, ...others].slice(0, MAX_ACCOUNTS);
    void reply.setCookie(this.name, [id, ...kept].join('.'), this.options);
    // The only list has moved. Two lists have different ids, so both stay.
    if (lists.length === 1 && request.url.startsWith(FORMER_PATH)) {
      void reply.clearCookie(this.name, { ...this.options, path: FORMER_PATH });
    }
    return id;
  }

  private isTrusting({ id, signatures }: TrustList, email: string): boolean {
    return signatures.some((signature) =>
      this.signatures.isSigned(signedText(id, email), signature),
    );
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
}

const signedText = (id: string, email: string) => `${id} ${accountKey(email)}`;

function newList(): TrustList {
  return { id: randomBytes(12).toString('base64url'), signatures: [] };
}
