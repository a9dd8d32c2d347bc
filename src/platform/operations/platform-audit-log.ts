import type { NewAuditEntry } from '../../kernel/new-audit-entry.js';

/**
 * Records what admins do on the platform. This port keeps the platform independent of modules: the
 * module that owns the audit log binds it.
 */
export abstract class PlatformAuditLog {
  /** Joins the caller's transaction. */
  abstract record(entry: NewAuditEntry): Promise<void>;
}
