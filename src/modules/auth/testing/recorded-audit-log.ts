import type { NewAuditEntry } from '../../../kernel/audit-entry.js';
import { AuditLog } from '../ports/audit-log.js';

export class RecordedAuditLog extends AuditLog {
  readonly entries: NewAuditEntry[] = [];

  async record(...entries: readonly NewAuditEntry[]): Promise<void> {
    this.entries.push(...entries);
  }
}
