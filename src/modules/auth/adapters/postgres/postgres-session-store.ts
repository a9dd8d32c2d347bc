import { Injectable } from '@nestjs/common';
import { Any, LessThan, Not } from 'typeorm';
import { deleteUpTo } from '../../../../platform/database/delete-up-to.js';
import { column, columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  type CurrentSession,
  type OwnSession,
  SessionStore,
  type SessionToken,
} from '../../ports/session-store.js';
import { currentCaller } from './caller.js';
import { RefreshTokenEntity, SessionEntity } from './session.entity.js';
import { STAFF_ROLE } from './user-fields.js';
import { UserEntity } from './user.entity.js';

/** The tables `session` and `refresh_token`. A session ends by the deletion of its row. */
@Injectable()
export class PostgresSessionStore extends SessionStore {
  /** A single prepared read by two primary keys, because it precedes every authenticated request. */
  private readonly byIdOfUser = this.statements.prepare({
    select: {
      ...columns(UserEntity, 'users', ['id', 'role']),
      staffRole: STAFF_ROLE,
      sessionId: column(SessionEntity, 'session', 'id'),
    },
    params: ['sessionId', 'userId', 'now'],
    build: (query) =>
      query
        .from(SessionEntity, 'session')
        .innerJoin(UserEntity, 'users', 'users.id = session.userId')
        .where('session.id = :sessionId AND session.userId = :userId')
        .andWhere('session.expiresAt > :now AND users.blockedAt IS NULL'),
  });
  private readonly proof = this.statements.prepare({
    select: columns(SessionEntity, 'session', ['startedAt', 'provedAt']),
    params: ['sessionId'],
    build: (query) => query.from(SessionEntity, 'session').where('session.id = :sessionId'),
  });
  private readonly lockOfToken = this.statements.prepare({
    select: columns(SessionEntity, 'session', ['id']),
    params: ['hash'],
    build: (query) => {
      const ofToken = query
        .subQuery()
        .select('token.sessionId')
        .from(RefreshTokenEntity, 'token')
        .where('token.hash = :hash');
      return query
        .from(SessionEntity, 'session')
        .where(`session.id = ${ofToken.getQuery()}`)
        .setLock('pessimistic_write');
    },
  });
  private readonly byToken = this.statements.prepare({
    select: {
      sessionId: column(SessionEntity, 'session', 'id'),
      startedAt: column(SessionEntity, 'session', 'startedAt'),
      expiresAt: column(SessionEntity, 'session', 'expiresAt'),
      userId: column(UserEntity, 'users', 'id'),
      role: column(UserEntity, 'users', 'role'),
      goodUntil: column(RefreshTokenEntity, 'presented', 'goodUntil'),
      newestHash: column(RefreshTokenEntity, 'newest', 'hash'),
    },
    params: ['hash'],
    build: (query) =>
      query
        .from(RefreshTokenEntity, 'presented')
        .innerJoin(SessionEntity, 'session', 'session.id = presented.sessionId')
        .innerJoin(UserEntity, 'users', 'users.id = session.userId AND users.blockedAt IS NULL')
        .innerJoin(
          RefreshTokenEntity,
          'newest',
          'newest.sessionId = session.id AND newest.goodUntil IS NULL',
        )
        .where('presented.hash = :hash'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  current(userId: string, sessionId: string, now: Date): Promise<CurrentSession | undefined> {
    return this.byIdOfUser.one({ sessionId, userId, now });
  }

  /** In one round trip. */
  async open({
    tokenHash,
    ...session
  }: {
    id: string;
    userId: string;
    tokenHash: string;
    startedAt: Date;
    expiresAt: Date;
    provedAt: Date | null;
  }): Promise<void> {
    const { address, device } = currentCaller();
    const details = { address, device, lastSeenAt: session.startedAt };
    const row = { ...session, ...details };
    const opened = this.sessions.createQueryBuilder().insert().values(row);
    await this.tokens
      .createQueryBuilder()
      .insert()
      .values({ hash: tokenHash, sessionId: session.id })
      .addCommonTableExpression(opened, 'opened')
      .execute();
  }

  async provedAt(sessionId: string): Promise<Date | undefined> {
    const session = await this.proof.one({ sessionId });
    return session && (session.provedAt ?? session.startedAt);
  }

  async recordProof({ userId, sessionId }: OwnSession, now: Date): Promise<boolean> {
    const { affected } = await this.sessions.update({ id: sessionId, userId }, { provedAt: now });
    return affected === 1;
  }

  async lockByToken(hash: string): Promise<SessionToken | undefined> {
    // Read after the lock by a second statement: one that waited would return the previous token.
    await this.lockOfToken.one({ hash });
    return this.byToken.one({ hash });
  }

  async rotate(rotation: {
    sessionId: string;
    newHash: string;
    goodUntil: Date;
    olderGoodUntil: Date;
    expiresAt: Date;
    now: Date;
  }): Promise<void> {
    const { sessionId, newHash, goodUntil, olderGoodUntil, expiresAt, now } = rotation;
    await this.tokens
      .createQueryBuilder()
      .update()
      .set({
        goodUntil: () =>
          'CASE WHEN good_until IS NULL THEN :goodUntil ELSE LEAST(good_until, :olderGoodUntil) END',
      })
      .where({ sessionId })
      .andWhere('(good_until IS NULL OR good_until > :olderGoodUntil)')
      .setParameters({ goodUntil, olderGoodUntil })
      .execute();
    await this.tokens.insert({ hash: newHash, sessionId });
    const { address, device } = currentCaller();
    await this.sessions.update({ id: sessionId }, { expiresAt, address, device, lastSeenAt: now });
  }

  async end(sessionId: string): Promise<void> {
    await this.sessions.delete({ id: sessionId });
  }

  async endOf(userId: string, sessionId: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ id: sessionId, userId });
    return affected === 1;
  }

  async endOthers({ userId, sessionId }: OwnSession): Promise<number> {
    const { affected } = await this.sessions.delete({ userId, id: Not(sessionId) });
    return affected ?? 0;
  }

  async endAllOf(userId: string): Promise<number> {
    const { affected } = await this.sessions.delete({ userId });
    return affected ?? 0;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const expired = await this.sessions
      .createQueryBuilder('session')
      .select('session.id')
      .where({ expiresAt: LessThan(now) })
      .orderBy('session.expiresAt')
      .limit(limit)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    if (expired.length === 0) return 0;
    // Before their session: one in use for long has thousands, and would delete them all with itself.
    const ids = expired.map(({ id }) => id);
    const tokens = await deleteUpTo(this.tokens, limit, 'old.sessionId = ANY (:ids)', { ids });
    if (tokens === limit) return limit;
    const { affected } = await this.sessions.delete({ id: Any(ids.slice(0, limit - tokens)) });
    return tokens + (affected ?? 0);
  }

  deleteRotated(then: Date, limit: number): Promise<number> {
    return deleteUpTo(this.tokens, limit, 'old.goodUntil < :then', { then });
  }

  private get sessions() {
    return this.repositories.write(SessionEntity);
  }

  private get tokens() {
    return this.repositories.write(RefreshTokenEntity);
  }
}
