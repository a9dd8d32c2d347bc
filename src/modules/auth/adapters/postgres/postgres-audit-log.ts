import type { NewAuditEntry } from '../../../../kernel/new-audit-entry.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import { AuditLog } from '../../ports/audit-log.js';

/** Appends to the table `audit_entry`. */
@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record(...acts: readonly NewAuditEntry[]): Promise<void> {
    const rows = acts.map(({ actor, ...act }) => ({
      ...act,
      id: this.ids.next(),
      at: this.clock.now(),
      user_id: actor?.id,
    }));
    await this.database.write(
      `INSERT INTO audit_entry (id, at, user_id, action, subject, before, after)
       SELECT id, at, user_id, action, subject, before, after
         FROM json_populate_recordset(NULL::audit_entry, $1)`,
      [JSON.stringify(rows)],
    );
  }
}
