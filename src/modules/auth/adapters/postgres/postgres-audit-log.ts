import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { Ids } from '../../../../kernel/ids.js';
import type { NewAuditEntry } from '../../../../kernel/audit-entry.js';
import { insertRows } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { AuditLog } from '../../ports/audit-log.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Appends to the table `audit_entry`. */
@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(
    private readonly repositories: Repositories,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record(...entries: readonly NewAuditEntry[]): Promise<void> {
    await insertRows(
      this.repositories.write(AuditEntryEntity),
      ['id', 'at', 'userId', 'action', 'subject', 'before', 'after'],
      entries.map((entry) => this.toRow(entry)),
    ).execute();
  }

  private toRow({ actor, before, after, ...entry }: NewAuditEntry) {
    const [id, at] = [this.ids.next(), this.clock.now()];
    return {
      ...entry,
      id,
      at,
      userId: actor?.id ?? null,
      before,
      after,
    } satisfies AuditEntryEntity;
  }
}
