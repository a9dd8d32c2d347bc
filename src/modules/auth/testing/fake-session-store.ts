import type { Role } from '../../../../common/contract/role.js';
import {
  type CurrentSession,
  type OwnSession,
  SessionStore,
  type SessionToken,
} from '../ports/session-store.js';

interface FakeSession {
  userId: string;
  startedAt: Date;
  expiresAt: Date;
  provedAt: Date | null;
}

/** Sessions in memory. */
export class FakeSessionStore extends SessionStore {
  readonly sessions = new Map<string, FakeSession>();
  readonly tokens = new Map<string, { sessionId: string; goodUntil: Date | null }>();

  /** `roleOf` is the role of a user now. */
  constructor(private readonly roleOf: (userId: string) => Role = () => 'user') {
    super();
  }

  async current(userId: string, sessionId: string, now: Date): Promise<CurrentSession | undefined> {
    const session = this.sessions.get(sessionId);
    if (session?.userId !== userId || session.expiresAt <= now) return undefined;
    return { id: userId, role: 'user', staffRole: null, sessionId };
  }
  async open(session: Parameters<SessionStore['open']>[0]) {
    this.sessions.set(session.id, { ...session });
    this.tokens.set(session.tokenHash, { sessionId: session.id, goodUntil: null });
  }
  async provedAt(sessionId: string): Promise<Date | undefined> {
    const session = this.sessions.get(sessionId);
    return session && (session.provedAt ?? session.startedAt);
  }
  async recordProof({ userId, sessionId }: OwnSession, now: Date): Promise<boolean> {
    const session = this.sessions.get(sessionId);
    if (session?.userId !== userId) return false;
    session.provedAt = now;
    return true;
  }
  async lockByToken(hash: string): Promise<SessionToken | undefined> {
    const token = this.tokens.get(hash);
    const session = token && this.sessions.get(token.sessionId);
    if (!token || !session) return undefined;
    const newest = [...this.tokens].find(
      ([, other]) => other.sessionId === token.sessionId && other.goodUntil === null,
    );
    const role = this.roleOf(session.userId);
    return { ...session, ...token, role, newestHash: newest![0] };
  }
  async rotate(rotation: {
    sessionId: string;
    newHash: string;
    goodUntil: Date;
    olderGoodUntil: Date;
    expiresAt: Date;
    now: Date;
  }): Promise<void> {
    for (const token of this.tokens.values()) {
      if (token.sessionId !== rotation.sessionId) continue;
      if (token.goodUntil === null) token.goodUntil = rotation.goodUntil;
      else if (token.goodUntil > rotation.olderGoodUntil) token.goodUntil = rotation.olderGoodUntil;
    }
    this.tokens.set(rotation.newHash, { sessionId: rotation.sessionId, goodUntil: null });
    this.sessions.get(rotation.sessionId)!.expiresAt = rotation.expiresAt;
  }
  async end(sessionId: string): Promise<void> {
    // A store that is asked to delete no specific row may delete all.
    if (!sessionId) throw new Error('Which session?');
    this.sessions.delete(sessionId);
  }
  async endOf(userId: string, sessionId: string): Promise<boolean> {
    return this.sessions.get(sessionId)?.userId === userId && this.sessions.delete(sessionId);
  }
  async endOthers({ userId, sessionId }: OwnSession): Promise<number> {
    const others = [...this.sessions].filter(
      ([id, session]) => session.userId === userId && id !== sessionId,
    );
    for (const [id] of others) this.sessions.delete(id);
    return others.length;
  }
  async endAllOf(userId: string): Promise<number> {
    const all = [...this.sessions].filter(([, session]) => session.userId === userId);
    for (const [id] of all) this.sessions.delete(id);
    return all.length;
  }
  async deleteExpired(now: Date): Promise<number> {
    const gone = new Map([...this.sessions].filter(([, { expiresAt }]) => expiresAt < now));
    const tokens = [...this.tokens].filter(([, { sessionId }]) => gone.has(sessionId));
    for (const [hash] of tokens) this.tokens.delete(hash);
    for (const id of gone.keys()) this.sessions.delete(id);
    return tokens.length + gone.size;
  }
  async deleteRotated(then: Date): Promise<number> {
    const old = [...this.tokens].filter(([, { goodUntil }]) => goodUntil && goodUntil < then);
    for (const [hash] of old) this.tokens.delete(hash);
    return old.length;
  }
}
