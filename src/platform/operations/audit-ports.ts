import type { NewAuditEntry } from '../../kernel/audit-entry.js';

/**
 * Records what admins do on the platform. This port keeps the platform independent of modules: the
 * module that owns the audit log binds it.
 */
export abstract class PlatformAuditLog {
  /** Joins the caller's transaction. */
  abstract record(entry: NewAuditEntry): Promise<void>;
}

/**
 * Records what leaves the shop as a file. This port keeps the platform independent of modules: the
 * module that owns the security log binds it.
 */
export abstract class PlatformSecurityLog {
  /** `subject` is the exported list. */
  abstract record(event: { kind: 'data.exported'; subject: string }): Promise<void>;
}
