import { userOfJson, userOfToken, type SessionUser } from './token';

/** A signed-in user and the bare access token that proves it. */
export interface Session {
  token: string;
  user: SessionUser;
}

/**
 * Why a listener is called: signed in or renewed, signed out, expired for good, or changed by
 * another tab.
 */
export type SessionReason = 'set' | 'cleared' | 'expired' | 'other-tab';

export type SessionListener = (session: Session | null, reason: SessionReason) => void;

/** The used part of `localStorage`, so that tests can pass a map. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notifies other tabs; messages only say that something changed, and the storage has the state. */
export interface Channel {
  announce(): void;
  listen(changed: () => void): void;
}

const TOKEN = 'accessToken';
const USER = 'user';

/** The session in the browser's storage, shared by all tabs and both applications. */
export class SessionStore {
  private readonly listeners = new Set<SessionListener>();
  private seen: { token: string | null; json: string | null; session: Session | null };
  private told: string | undefined;

  constructor(
    private readonly storage: KeyValue,
    private readonly channel: Channel,
  ) {
    this.seen = { token: null, json: null, session: null };
    this.told = this.current()?.token;
    channel.listen(() => this.changedElsewhere());
  }

  /** The same object until something changes, so that views can compare it. */
  current(): Session | null {
    const token = this.storage.getItem(TOKEN);
    const json = this.storage.getItem(USER);
    if (token !== this.seen.token || json !== this.seen.json) {
      this.seen = { token, json, session: this.read(token, json) };
    }
    return this.seen.session;
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: SessionListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** @throws Error when the token names no user; nothing is stored then */
  set(token: string): void {
    const user = userOfToken(token);
    if (!user) throw new Error('This access token names no person');
    this.storage.setItem(USER, JSON.stringify(user));
    this.storage.setItem(TOKEN, token);
    this.tell('set');
    this.channel.announce();
  }

  clear(reason: 'cleared' | 'expired' = 'cleared'): void {
    this.storage.removeItem(TOKEN);
    this.storage.removeItem(USER);
    this.tell(reason);
    this.channel.announce();
  }

  private read(token: string | null, json: string | null): Session | null {
    if (!token) return null;
    const user = userOfToken(token) ?? userOfJson(json);
    return user && { token, user };
  }

  private changedElsewhere(): void {
    if (this.current()?.token !== this.told) this.tell('other-tab');
  }

  private tell(reason: SessionReason): void {
    const session = this.current();
    this.told = session?.token;
    for (const listener of [...this.listeners]) listener(session, reason);
  }
}
