import type { ApiAnswer } from './api-client.js';
import type { ShopperApi } from './shoppers.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The API of a running process, over a socket. */
export class HttpApi implements ShopperApi {
  constructor(
    private readonly shopUrl: string,
    private readonly token?: string,
    /** Without an answer for that long a call fails; undefined waits. */
    private readonly timeoutMs?: number,
  ) {}

  as(token: string): HttpApi {
    return new HttpApi(this.shopUrl, token, this.timeoutMs);
  }

  get<Data>(path: string) {
    return this.send<Data>('GET', path);
  }

  post<Data>(path: string, body?: object) {
    return this.send<Data>('POST', path, body);
  }

  put<Data>(path: string, body?: object) {
    return this.send<Data>('PUT', path, body);
  }

  delete<Data>(path: string) {
    return this.send<Data>('DELETE', path);
  }

  private async send<Data>(
    method: Method,
    path: string,
    payload?: object,
  ): Promise<ApiAnswer<Data>> {
    const answer = await fetch(`${this.shopUrl}/api/${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
      ...(this.timeoutMs && { signal: AbortSignal.timeout(this.timeoutMs) }),
    });
    const body = await answer.text();
    const parsed = JSON.parse(body) as Omit<ApiAnswer<Data>, 'status'>;
    const headers = {
      ...Object.fromEntries(answer.headers),
      // Each cookie is a header of its own, of which an object would keep the last.
      'set-cookie': answer.headers.getSetCookie(),
    };
    return { ...parsed, status: answer.status, headers, body };
  }
}
