import type { Credentials, User, ProfileChanges, Role } from '../domain/user.js';
import { EmailTaken } from '../domain/auth-errors.js';
import { Passwords } from '../ports/passwords.js';
import { UserRepository } from '../ports/user-repository.js';
import { SessionStore, type SessionToken } from '../ports/session-store.js';
import { AccessTokens, type AccessClaims, OpaqueTokens } from '../ports/tokens.js';

/** Users in memory. */
export class FakeUserRepository extends UserRepository {
  readonly rows = new Map<string, { user: User; passwordHash: string }>();

  async add(user: User, passwordHash: string): Promise<void> {
    if (await this.findByEmail(user.email)) throw new EmailTaken();
    this.rows.set(user.id, { user, passwordHash });
  }
  async find(id: string): Promise<User | undefined> {
    return this.rows.get(id)?.user;
  }
  async credentialsByEmail(email: string): Promise<Credentials | undefined> {
    const wanted = email.toLowerCase();
    const row = [...this.rows.values()].find(({ user }) => user.email.toLowerCase() === wanted);
    return row && { ...row.user, passwordHash: row.passwordHash };
  }
  async findByEmail(email: string): Promise<{ id: string; role: Role } | undefined> {
    return this.credentialsByEmail(email);
  }
  async credentialsOf(id: string): Promise<Credentials | undefined> {
    const row = this.rows.get(id);
    return row && { ...row.user, passwordHash: row.passwordHash };
  }
  async holdPassword(id: string, passwordHash: string): Promise<boolean> {
    return this.rows.get(id)?.passwordHash === passwordHash;
  }
  async setPassword(id: string, passwordHash: string, expected?: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (!row || (expected !== undefined && row.passwordHash !== expected)) return false;
    this.rows.set(id, { ...row, passwordHash });
    return true;
  }
  async change(id: string, changes: ProfileChanges) {
    const row = this.rows.get(id);
    if (!row) return undefined;
    const owner = changes.email && (await this.findByEmail(changes.email));
    if (owner && owner.id !== id) throw new EmailTaken();
    const after = { ...row.user, ...changes };
    this.rows.set(id, { ...row, user: after });
    return { before: row.user, after };
  }
  async promote(id: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.user.role !== 'user') return false;
    this.rows.set(id, { ...row, user: { ...row.user, role: 'admin' } });
    return true;
  }
}

/** Sessions in memory, all of one user. */
export class FakeSessionStore extends SessionStore {
  readonly sessions = new Map<string, { userId: string; expiresAt: Date }>();
  readonly tokens = new Map<string, { sessionId: string; goodUntil: Date | null }>();

  async open(session: { id: string; userId: string; tokenHash: string; expiresAt: Date }) {
    this.sessions.set(session.id, session);
    this.tokens.set(session.tokenHash, { sessionId: session.id, goodUntil: null });
  }
  async lockByToken(hash: string): Promise<SessionToken | undefined> {
    const token = this.tokens.get(hash);
    const session = token && this.sessions.get(token.sessionId);
    if (!token || !session) return undefined;
    const newest = [...this.tokens].find(
      ([, other]) => other.sessionId === token.sessionId && other.goodUntil === null,
    );
    return { ...session, ...token, role: 'user', newestHash: newest![0] };
  }
  async rotate(rotation: {
    sessionId: string;
    newHash: string;
    goodUntil: Date;
    olderGoodUntil: Date;
    expiresAt: Date;
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
    this.sessions.delete(sessionId);
  }
  async endAllOf(userId: string): Promise<void> {
    for (const [id, session] of this.sessions) {
      if (session.userId === userId) this.sessions.delete(id);
    }
  }
  async forgetExpired(now: Date): Promise<number> {
    const gone = [...this.sessions].filter(([, { expiresAt }]) => expiresAt < now);
    for (const [id] of gone) this.sessions.delete(id);
    return gone.length;
  }
  async forgetRotated(then: Date): Promise<number> {
    const old = [...this.tokens].filter(([, { goodUntil }]) => goodUntil && goodUntil < then);
    for (const [hash] of old) this.tokens.delete(hash);
    return old.length;
  }
}

/** Passwords that are their own hashes. */
export class FakePasswords extends Passwords {
  readonly verified: (string | undefined)[] = [];

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    this.verified.push(hash);
    return hash === `hash of ${password}`;
  }
}

/** Access tokens in plain words. */
export class FakeAccessTokens extends AccessTokens {
  sign({ userId, sessionId }: AccessClaims): string {
    return `${userId} ${sessionId}`;
  }
}

/** Opaque tokens that count: `t1`, its successor `t1+`, and so on. */
export class FakeOpaqueTokens extends OpaqueTokens {
  private made = 0;

  random(): string {
    return `t${++this.made}`;
  }
  next(token: string): string {
    return `${token}+`;
  }
  forReset(resetId: string): string {
    return `reset ${resetId}`;
  }
  hash(token: string): string {
    return `hash of ${token}`;
  }
}
