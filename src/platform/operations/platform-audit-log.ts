import type { NewAuditEntry } from '../../kernel/new-audit-entry.js';

/**
 * Where the platform records what admins do with it. It knows no module: the module that keeps the
 * audit log binds this.
 */
export abstract class PlatformAuditLog {
  /** Joins the caller's transaction. */
  abstract record(entry: NewAuditEntry): Promise<void>;
}
