import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionTokens } from '../../use-cases/start-session.js';
import { RefreshCookie } from './refresh-cookie.js';
import type { SessionView } from './session.view.js';
import { TrustedDeviceCookie } from './trusted-device-cookie.js';

/** Gives a session to the browser that has logged in, signed up or accepted an invitation. */
@Injectable()
export class SessionIssuer {
  constructor(
    private readonly cookie: RefreshCookie,
    private readonly trustedDevice: TrustedDeviceCookie,
  ) {}

  /** Sets the refresh cookie, has the account of `email` trust the browser, and returns the answer's data. */
  issue(
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    email: string,
    { refreshToken, accessToken }: SessionTokens,
  ): SessionView {
    this.cookie.set(reply, refreshToken);
    this.trustedDevice.remember(request, reply, email);
    return { token: accessToken };
  }
}
