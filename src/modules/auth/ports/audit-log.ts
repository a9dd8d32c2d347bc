import type { NewAuditEntry } from '../../../kernel/new-audit-entry.js';

/**
 * Who changed what and when, with the states before and after. Every write of an admin adds an
 * entry.
 */
export abstract class AuditLog {
  /** Joins the caller's transaction. */
  abstract record(...entries: readonly NewAuditEntry[]): Promise<void>;

  /**
   * Records a write where an admin made it, and nothing where the shop did (no actor). Joins the
   * caller's transaction.
   */
  async recordIfAdmin(
    actor: NewAuditEntry['actor'],
    action: string,
    subject: string,
    states: Pick<NewAuditEntry, 'before' | 'after'>,
  ): Promise<void> {
    if (actor) await this.record({ actor, action, subject, ...states });
  }
}
