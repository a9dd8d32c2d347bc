import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../../config/env.js';

/** The cookie that holds the refresh token, inaccessible to scripts and other sites. */
@Injectable()
export class RefreshCookie {
  private readonly name: string;
  private readonly options;

  constructor(env: Env) {
    const secure = env.SHOP_URL.startsWith('https://');
    this.name = secure ? '__Secure-refresh' : 'refresh';
    this.options = {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: Math.floor(env.REFRESH_TOKEN_MS / 1000),
    } as const;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, this.options);
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
