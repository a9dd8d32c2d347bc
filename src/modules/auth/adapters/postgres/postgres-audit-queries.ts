import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { listPage } from '../../../../platform/database/list-page.js';
import { type AuditEntry, type AuditFilter, AuditQueries } from '../../ports/audit-queries.js';

/** Reads the table `audit_entry`, newest first. */
@Injectable()
export class PostgresAuditQueries extends AuditQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async list(filter: AuditFilter): Promise<Page<AuditEntry>> {
    const { page, limit, searchTerm, who, what, from, to } = filter;
    if (who !== undefined && !isId(who)) {
      return { items: [], page, limit, total: 0, totalIsExact: true };
    }
    const term = searchTerm ? containsPattern(searchTerm) : null;
    return listPage<AuditEntry>(this.database, filter, {
      columns: `a.id, a.at, a.action, a.subject, a.before, a.after,
        CASE WHEN p.id IS NOT NULL
             THEN json_build_object('id', p.id, 'name', p.name, 'email', p.email) END AS who`,
      from: `audit_entry a LEFT JOIN users p ON p.id = a.user_id
        WHERE ($1::text IS NULL OR p.name ILIKE $1 OR p.email ILIKE $1 OR a.action ILIKE $1
                                OR a.subject ILIKE $1 OR a.before::text ILIKE $1
                                OR a.after::text ILIKE $1)
          AND ($2::uuid IS NULL OR a.user_id = $2)
          AND ($3::text IS NULL OR a.action = $3 OR starts_with(a.action, $3 || '.'))
          AND ($4::timestamptz IS NULL OR a.at >= $4)
          AND ($5::timestamptz IS NULL OR a.at < $5)`,
      order: 'a.at DESC, a.id DESC',
      values: [term, who ?? null, what ?? null, from ?? null, to ?? null],
    });
  }
}
