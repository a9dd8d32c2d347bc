import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { type CurrentSession, SessionStore, type SessionToken } from '../../ports/session-store.js';

/** The tables `session` and `refresh_token`. To end a session is to delete its row. */
@Injectable()
export class PostgresSessionStore extends SessionStore {
  constructor(private readonly database: Database) {
    super();
  }

  /** One prepared read by two primary keys: it runs before everything else of a call. */
  async current(userId: string, sessionId: string, now: Date): Promise<CurrentSession | undefined> {
    const [session] = await this.database.readPrepared<CurrentSession>(
      `SELECT p.id, p.role, s.id AS "sessionId"
         FROM session s JOIN users p ON p.id = s.user_id
        WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > $3`,
      [sessionId, userId, now],
    );
    return session;
  }

  async open(session: {
    id: string;
    userId: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.write(
      `WITH opened AS (
         INSERT INTO session (id, user_id, expires_at) VALUES ($1, $2, $3) RETURNING id)
       INSERT INTO refresh_token (hash, session_id) SELECT $4, id FROM opened`,
      [session.id, session.userId, session.expiresAt, session.tokenHash],
    );
  }

  async lockByToken(hash: string): Promise<SessionToken | undefined> {
    // Read after the lock, in a second statement: a waiting first one would see the token of old.
    await this.database.write(
      `SELECT 1 FROM session WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1)
          FOR UPDATE`,
      [hash],
    );
    const [found] = await this.database.read<SessionToken>(
      `SELECT s.id AS "sessionId", s.expires_at AS "expiresAt", p.id AS "userId", p.role,
              shown.good_until AS "goodUntil", newest.hash AS "newestHash"
         FROM refresh_token shown
         JOIN session s ON s.id = shown.session_id
         JOIN users p ON p.id = s.user_id
         JOIN refresh_token newest ON newest.session_id = s.id AND newest.good_until IS NULL
        WHERE shown.hash = $1`,
      [hash],
    );
    return found;
  }

  async rotate(rotation: {
    sessionId: string;
    newHash: string;
    goodUntil: Date;
    olderGoodUntil: Date;
    expiresAt: Date;
  }): Promise<void> {
    const { sessionId, newHash, goodUntil, olderGoodUntil, expiresAt } = rotation;
    await this.database.write(
      `UPDATE refresh_token
          SET good_until = CASE WHEN good_until IS NULL THEN $2 ELSE LEAST(good_until, $3) END
        WHERE session_id = $1 AND (good_until IS NULL OR good_until > $3)`,
      [sessionId, goodUntil, olderGoodUntil],
    );
    await this.database.write('INSERT INTO refresh_token (hash, session_id) VALUES ($2, $1)', [
      sessionId,
      newHash,
    ]);
    await this.database.write('UPDATE session SET expires_at = $2 WHERE id = $1', [
      sessionId,
      expiresAt,
    ]);
  }

  async end(sessionId: string): Promise<void> {
    await this.database.write('DELETE FROM session WHERE id = $1', [sessionId]);
  }

  async endAllOf(userId: string): Promise<void> {
    await this.database.write('DELETE FROM session WHERE user_id = $1', [userId]);
  }

  deleteExpired(now: Date): Promise<number> {
    return this.database.writeCount('DELETE FROM session WHERE expires_at < $1', [now]);
  }

  deleteRotated(then: Date): Promise<number> {
    return this.database.writeCount('DELETE FROM refresh_token WHERE good_until < $1', [then]);
  }
}
