import { Injectable } from '@nestjs/common';
import { isIP } from 'node:net';
import { isId } from '../../../../kernel/ids.js';
import type { Page } from '../../../../kernel/page.js';
import { hasTerm } from '../../../../platform/database/folded-text.js';
import { asText, nullable } from '../../../../platform/database/decode.js';
import { columns, computed, type RowOf } from '../../../../platform/database/fields.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { addressKey } from '../../../../platform/http/caller-address.js';
import {
  type SecurityAccount,
  type SecurityEvent,
  type SecurityFilter,
  SecurityQueries,
} from '../../ports/security-log.js';
import { USER_TEXT } from './user-text.js';
import { SecurityEventEntity } from './security-event.entity.js';

/** Not by joins, because the count of the list would read the whole table for them. */
const ofUser = (name: 'name' | 'email', id: 'userId' | 'actorId') =>
  computed(`(SELECT ${name} FROM users WHERE id = event.${id})`, nullable(asText));

const EVENT = {
  ...columns(SecurityEventEntity, 'event', [
    ...(['id', 'kind', 'userId', 'actorId', 'address', 'device', 'trustedDevice'] as const),
    ...(['subject', 'count', 'firstAt', 'at'] as const),
  ]),
  userName: ofUser('name', 'userId'),
  userEmail: ofUser('email', 'userId'),
  actorName: ofUser('name', 'actorId'),
  actorEmail: ofUser('email', 'actorId'),
};

function toEvent({ userId, userName, userEmail, ...row }: RowOf<typeof EVENT>) {
  const { actorId, actorName, actorEmail, ...event } = row;
  const account = accountOf(userId, userName, userEmail);
  const actor = accountOf(actorId, actorName, actorEmail);
  return { ...event, account, actor } satisfies SecurityEvent;
}

function accountOf(id: string | null, name: string | null, email: string | null) {
  return id === null ? null : ({ id, name, email } satisfies SecurityAccount);
}

/** As an array, so that the indexes of both columns are read together. */
const FOUND_ACCOUNTS = `ARRAY(SELECT users.id FROM users WHERE ${hasTerm(USER_TEXT, 'term')})`;

function eventsOf(query: AnyQuery, filter: SecurityFilter): AnyQuery {
  const { account, address, kind, from, before } = filter;
  query.from(SecurityEventEntity, 'event');
  if (account !== undefined && isId(account)) {
    query.andWhere('(event.userId = :account OR event.actorId = :account)', { account });
  } else if (account !== undefined) {
    query.andWhere(
      `(event.userId = ANY (${FOUND_ACCOUNTS}) OR event.actorId = ANY (${FOUND_ACCOUNTS}))`,
      { term: account },
    );
  }
  if (address !== undefined) {
    // A whole address means itself and none that it begins; that of a device in IPv6, its network.
    const isWhole = isIP(address) !== 0;
    query.andWhere(isWhole ? 'event.address = :address' : 'starts_with(event.address, :address)', {
      address: addressKey(address),
    });
  }
  if (kind !== undefined) query.andWhere('event.kind = :kind', { kind });
  if (from) query.andWhere('event.at >= :from', { from });
  return before ? query.andWhere('event.at < :before', { before }) : query;
}

/** Reads the table `security_event`. */
@Injectable()
export class PostgresSecurityQueries extends SecurityQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  async list(filter: SecurityFilter): Promise<Page<SecurityEvent>> {
    const found = await selectPage(this.statements, filter, {
      select: EVENT,
      from: (query) => eventsOf(query, filter),
      order: (query) => orderedBy(query, ['event.at', 'event.id'], filter.sort.descending),
    });
    return { ...found, items: found.items.map(toEvent) };
  }
}
