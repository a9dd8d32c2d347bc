import { Injectable } from '@nestjs/common';
import type { StartedSession } from '../../use-cases/start-session.js';
import { RefreshCookie } from './refresh-cookie.js';
import { type Exchange, RequestDevices } from './request-devices.js';
import type { SessionView } from './session.dto.js';

/** Hands a new session to the browser. */
@Injectable()
export class SessionIssuer {
  constructor(
    private readonly cookie: RefreshCookie,
    private readonly devices: RequestDevices,
  ) {}

  /** Sets the refresh cookie, has the account of `email` trust the browser, and returns the answer's data. */
  async issue(
    exchange: Exchange,
    email: string,
    { userId: id, refreshToken, accessToken }: StartedSession,
  ): Promise<SessionView> {
    this.cookie.set(exchange.reply, refreshToken);
    await this.devices.trust(exchange, { id, email }, 'login');
    return { token: accessToken };
  }
}
