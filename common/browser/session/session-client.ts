import { ROLE_CHANGED } from '../../contract/account';
import type { RefreshLock } from './refresh-lock';
import { SessionStore, type Session } from './session-store';

const API = '/api/';
const REFRESH_TIMEOUT_MS = 10_000;
const SIGN_OUT_TIMEOUT_MS = 3_000;

/** Login requests: they carry no token, and their 401 is a result, not an expired session. */
const WITHOUT_TOKEN = [
  'signup',
  'login',
  'login/factor',
  'invitation',
  'invitation/accept',
  'access-token',
  'forgot-password',
  'reset-password',
].map((call) => `${API}auth/${call}`);
const LOGOUT = `${API}auth/logout`;

type Fetch = (input: string | Request, init?: RequestInit) => Promise<Response>;

/** Browser features that the client needs. */
export interface SessionParts {
  store: SessionStore;
  lock: RefreshLock;
  fetch: Fetch;
  /** `https://host:port` of this shop; the token is sent nowhere else. */
  origin: () => string;
}

type Renewal =
  | { kind: 'adopted' | 'refreshed'; token: string }
  | { kind: 'gone' }
  | { kind: 'away'; answer: Response };

/** One session for the storefront and the admin, in every tab of the browser. */
export class SessionClient {
  private renewing: Promise<Renewal> | null = null;

  constructor(private readonly parts: SessionParts) {}

  readonly current = (): Session | null => this.parts.store.current();
  readonly subscribe: SessionStore['subscribe'] = (listener) =>
    this.parts.store.subscribe(listener);
  readonly set = (token: string): void => this.parts.store.set(token);
  readonly clear = (): void => this.parts.store.clear();

  /**
   * `fetch` for this shop's API with the bearer token and cookies. `orders/user` means
   * `/api/orders/user`. A 401, or a 403 saying that the role has changed, renews the token once for
   * all calls and tabs and repeats the call once; where the renewal is refused the session is cleared
   * ('expired') and the response returned. While the server is unavailable the session stays, and
   * the failed renewal is the response or the error.
   * @throws TypeError for another origin, and as `fetch` does
   */
  readonly fetch = async (input: string | Request, init: RequestInit = {}): Promise<Response> => {
    const url = this.resolve(input);
    const session = this.current();
    const send = (token?: string) => this.send(input, url, init, token);
    if (WITHOUT_TOKEN.includes(url.pathname)) return send();

    let sent = session?.token;
    let answer = await send(sent);
    if (url.pathname === LOGOUT) return answer;
    // Twice, because a token adopted from another tab may have expired as well.
    for (let tries = 0; tries < 2 && (await hasStaleToken(answer)); tries++) {
      const renewal = await this.renew(sent);
      if (renewal.kind === 'away') return renewal.answer;
      if (renewal.kind === 'gone' || !this.isStill(session)) return answer;
      sent = renewal.token;
      answer = await send(sent);
      if (renewal.kind === 'refreshed') return answer;
    }
    return answer;
  };

  /**
   * Renews the token, for a route guard about to reject a signed-in user, whose role may have changed.
   * @returns the session after that, unchanged while the server is unavailable
   */
  readonly recheck = async (): Promise<Session | null> => {
    const token = this.current()?.token;
    if (token) await this.renew(token).catch(() => undefined);
    return this.current();
  };

  /** Ends the session on the server and in all tabs; in the tabs even when the server is unavailable. */
  readonly signOut = async (): Promise<void> => {
    try {
      await this.fetch('auth/logout', {
        method: 'POST',
        keepalive: true,
        signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
      });
    } catch {
      // The user wants to be gone: a server that is unavailable must not keep them signed in here.
    } finally {
      this.clear();
    }
  };

  private renew(sent: string | undefined): Promise<Renewal> {
    const token = this.current()?.token;
    if (token && token !== sent) return Promise.resolve({ kind: 'adopted', token });
    this.renewing ??= this.parts.lock
      .run(() => this.refresh(sent))
      .finally(() => (this.renewing = null));
    return this.renewing;
  }

  private async refresh(sent: string | undefined): Promise<Renewal> {
    const token = this.current()?.token;
    if (token && token !== sent) return { kind: 'adopted', token };
    // Without a token there is nothing to renew: the user signed out, here or in another tab.
    const answer = token ? await this.askForToken() : null;
    const fresh = answer?.ok ? await freshToken(answer.clone()) : null;
    // A success without a token is not the shop's, such as the login page of a Wi-Fi network.
    const isUnavailable = answer && (answer.status === 429 || answer.status >= 500 || answer.ok);
    if (isUnavailable && !fresh) return { kind: 'away', answer };
    const now = this.current()?.token;
    // Another tab was faster, or has signed out: its state wins.
    if (now !== token) return now ? { kind: 'adopted', token: now } : { kind: 'gone' };
    if (!fresh) {
      this.parts.store.clear('expired');
      return { kind: 'gone' };
    }
    this.set(fresh);
    return { kind: 'refreshed', token: fresh };
  }

  private askForToken(): Promise<Response> {
    return this.fetch('auth/access-token', {
      method: 'POST',
      signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
    });
  }

  /** A call of one user is never repeated with the token of another who has signed in meanwhile. */
  private isStill(session: Session | null): boolean {
    return this.current()?.user._id === session?.user._id;
  }

  private resolve(input: string | Request): URL {
    const origin = this.parts.origin();
    const path = typeof input === 'string' ? input : input.url;
    const url = new URL(path, origin + API);
    if (url.origin !== origin) throw new TypeError(`Not this shop's own address: ${path}`);
    return url;
  }

  private send(
    input: string | Request,
    url: URL,
    init: RequestInit,
    token?: string,
  ): Promise<Response> {
    const given = init.headers ?? (typeof input === 'string' ? undefined : input.headers);
    const headers = new Headers(given);
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    const target = typeof input === 'string' ? url.pathname + url.search : input.clone();
    return this.parts.fetch(target, { ...init, headers, credentials: 'include' });
  }
}

/** Whether a renewed token may be accepted where this one was refused. */
async function hasStaleToken(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return answer.status === 401;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: unknown } | null)?.code === ROLE_CHANGED;
}

async function freshToken(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  const data = (body as { data?: { accessToken?: unknown } } | null)?.data;
  return typeof data?.accessToken === 'string' ? data.accessToken : null;
}
