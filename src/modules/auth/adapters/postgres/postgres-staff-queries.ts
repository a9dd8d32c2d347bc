import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { asDate, nullable } from '../../../../platform/database/decode.js';
import { column, columns, computed } from '../../../../platform/database/fields.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { Statements } from '../../../../platform/database/statements.js';
import { type ListedStaffMember, StaffQueries } from '../../ports/staff.js';
import { PasskeyEntity, TotpFactorEntity } from './factors.entity.js';
import { SecurityEventEntity } from './security-event.entity.js';
import { SessionEntity } from './session.entity.js';
import { STAFF_ROLE } from './user-fields.js';
import { UserEntity } from './user.entity.js';

const MEMBER = {
  ...columns(UserEntity, 'users', ['id', 'name', 'email', 'image', 'createdAt', 'blockedAt']),
  staffRole: STAFF_ROLE,
};

const NEVER = new Date(0);

/** Reads the accounts of role `admin`, and when each was last seen. */
@Injectable()
export class PostgresStaffQueries extends StaffQueries {
  private readonly lastUses = this.statements.prepare({
    select: {
      userId: column(SessionEntity, 'session', 'userId'),
      at: computed('max(coalesce(session.lastSeenAt, session.startedAt))', nullable(asDate)),
    },
    params: ['ids'],
    build: (query) =>
      query
        .from(SessionEntity, 'session')
        .where('session.userId = ANY(:ids)')
        .groupBy('session.userId'),
  });
  private readonly lastLogins = this.statements.prepare({
    select: {
      userId: column(SecurityEventEntity, 'event', 'userId'),
      at: computed('max(event.at)', nullable(asDate)),
    },
    params: ['ids'],
    build: (query) =>
      query
        .from(SecurityEventEntity, 'event')
        .where(`event.userId = ANY(:ids) AND event.kind = 'login.succeeded'`)
        .groupBy('event.userId'),
  });

  private readonly totpOwners = this.statements.prepare({
    select: columns(TotpFactorEntity, 'totp', ['userId']),
    params: ['ids'],
    build: (query) =>
      query
        .from(TotpFactorEntity, 'totp')
        .where('totp.userId = ANY(:ids) AND totp.confirmedAt IS NOT NULL'),
  });
  private readonly passkeyOwners = this.statements.prepare({
    select: columns(PasskeyEntity, 'passkey', ['userId']),
    params: ['ids'],
    build: (query) => query.from(PasskeyEntity, 'passkey').where('passkey.userId = ANY(:ids)'),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  async list(request: PageRequest): Promise<Page<ListedStaffMember>> {
    const page = await selectPage(this.statements, request, {
      select: MEMBER,
      from: (query) => query.from(UserEntity, 'users').where(`users.role = 'admin'`),
      order: (query) => orderedBy(query, ['users.createdAt', 'users.id'], false),
    });
    const ids = page.items.map(({ id }) => id);
    const [seen, secured] = [await this.lastSeen(ids), await this.withFactor(ids)];
    const extras = (id: string) => ({
      lastSeenAt: seen.get(id) ?? null,
      hasSecondFactor: secured.has(id),
    });
    const items = page.items.flatMap(({ staffRole, ...member }) =>
      staffRole ? [{ ...member, staffRole, ...extras(member.id) }] : [],
    );
    return { ...page, items };
  }

  private async withFactor(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const owners = [
      ...(await this.totpOwners.many({ ids })),
      ...(await this.passkeyOwners.many({ ids })),
    ];
    return new Set(owners.map(({ userId }) => userId));
  }

  private async lastSeen(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const seen = new Map<string, Date>();
    const times = [
      ...(await this.lastLogins.many({ ids })),
      ...(await this.lastUses.many({ ids })),
    ];
    for (const { userId, at } of times) {
      // The session of the last login may have ended, and an older one may not.
      if (userId && at && at > (seen.get(userId) ?? NEVER)) seen.set(userId, at);
    }
    return seen;
  }
}
