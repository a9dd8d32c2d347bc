import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Ids } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import { type AuditedAct, AuditLog } from '../../ports/audit-log.js';

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

  async record({ actor, action, subject, before, after }: AuditedAct): Promise<void> {
    await this.database.write(
      `INSERT INTO audit_entry (id, at, person_id, action, subject, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        this.ids.next(),
        this.clock.now(),
        actor?.id ?? null,
        action,
        subject,
        json(before),
        json(after),
      ],
    );
  }
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
