import type { RefreshLock } from '../refresh-lock';
import { SessionClient } from '../session-client';
import { SessionStore, type KeyValue } from '../session-store';

/** A token in the server's format, with a signature that nothing here verifies. */
export function tokenOf(_id: string, role = 'user', mark = 0): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ _id, role, mark })}.signature`;
}

export function answer(status: number, body: object = {}): Response {
  return new Response(JSON.stringify(body), { status });
}

/** One browser: tabs share its storage, its lock and its broadcasts. */
export class FakeBrowser {
  readonly stored = new Map<string, string>();
  readonly calls: { path: string; token: string | null; init: RequestInit }[] = [];
  /** The server's response; set by tests. */
  server: (path: string, token: string | null) => Response | Promise<Response> = () => answer(200);
  readonly storage: KeyValue = {
    getItem: (key) => this.stored.get(key) ?? null,
    setItem: (key, value) => void this.stored.set(key, value),
    removeItem: (key) => void this.stored.delete(key),
  };
  private readonly tabs: { changed?: () => void }[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  openTab(): SessionClient {
    const tab: { changed?: () => void } = {};
    this.tabs.push(tab);
    const announce = () => this.tabs.filter((t) => t !== tab).forEach((t) => t.changed?.());
    const store = new SessionStore(this.storage, {
      announce,
      listen: (changed) => void (tab.changed = changed),
    });
    return new SessionClient({
      store,
      lock: this.lock,
      fetch: this.fetch,
      origin: () => 'http://shop.test',
    });
  }

  private readonly lock: RefreshLock = {
    run: <T>(task: () => Promise<T>): Promise<T> => {
      const turn = this.queue.then(task);
      this.queue = turn.catch(() => undefined);
      return turn;
    },
  };

  private readonly fetch = async (input: string | Request, init: RequestInit = {}) => {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? null;
    this.calls.push({ path, token, init });
    return this.server(path, token);
  };
}
