import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import type { Page } from '../../../../kernel/page.js';
import { folded, hasTerm } from '../../../../platform/database/folded-text.js';
import { column, columns, optional, type RowOf } from '../../../../platform/database/fields.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { type AuditEntry, type AuditFilter, AuditQueries } from '../../ports/audit-log.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { USER_TEXT } from './user-text.js';
import { UserEntity } from './user.entity.js';

const ENTRY = {
  ...columns(AuditEntryEntity, 'entry', ['id', 'at', 'action', 'subject', 'before', 'after']),
  ...optional({
    actorId: column(UserEntity, 'actor', 'id'),
    actorName: column(UserEntity, 'actor', 'name'),
    actorEmail: column(UserEntity, 'actor', 'email'),
  }),
};

const toEntry = ({ actorId, actorName, actorEmail, ...entry }: RowOf<typeof ENTRY>) => {
  const isOfOperator = actorId === null || actorName === null || actorEmail === null;
  const who = isOfOperator ? null : { id: actorId, name: actorName, email: actorEmail };
  return { ...entry, who } satisfies AuditEntry;
};

/** The expression of the index `audit_entry_folded`. */
const TEXT = folded(
  'entry.action',
  'entry.subject',
  ...['before', 'after'].map(
    // A text begins at its quote, as a word does.
    (state) => `replace(coalesce(CAST(entry.${state} AS text), ''), '"', ' ')`,
  ),
);

/** As an array, so that its index and that of the text are read together. */
const BY_FOUND_ACTOR = `entry.userId = ANY (ARRAY(
  SELECT users.id FROM users WHERE ${hasTerm(USER_TEXT, 'term')}))`;

function entriesOf(
  query: AnyQuery,
  { searchTerm, who, what, from, before }: AuditFilter,
): AnyQuery {
  query.from(AuditEntryEntity, 'entry').leftJoin(UserEntity, 'actor', 'actor.id = entry.userId');
  if (searchTerm) {
    query.andWhere(`(${hasTerm(TEXT, 'term')} OR ${BY_FOUND_ACTOR})`, { term: searchTerm });
  }
  if (who !== undefined) query.andWhere('entry.userId = :who', { who });
  if (what !== undefined) {
    const group = `${what}.`;
    query.andWhere('(entry.action = :what OR starts_with(entry.action, :group))', { what, group });
  }
  if (from) query.andWhere('entry.at >= :from', { from });
  return before ? query.andWhere('entry.at < :before', { before }) : query;
}

/** Reads the table `audit_entry`. */
@Injectable()
export class PostgresAuditQueries extends AuditQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  async list(filter: AuditFilter): Promise<Page<AuditEntry>> {
    const { page, limit, who, sort } = filter;
    if (who !== undefined && !isId(who)) {
      return { items: [], page, limit, total: 0, totalIsExact: true };
    }
    const found = await selectPage(this.statements, filter, {
      select: ENTRY,
      from: (query) => entriesOf(query, filter),
      order: (query) => orderedBy(query, ['entry.at', 'entry.id'], sort.descending),
    });
    return { ...found, items: found.items.map(toEntry) };
  }
}
