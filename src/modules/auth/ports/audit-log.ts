import type { Actor, NewAuditEntry } from '../../../kernel/audit-entry.js';
import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time.js';

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
    actor: Actor,
    action: string,
    subject: string,
    states: Pick<NewAuditEntry, 'before' | 'after'>,
  ): Promise<void> {
    if (actor) await this.record({ actor, action, subject, ...states });
  }
}

export const AUDIT_SORTS = ['at'] as const;

export interface AuditFilter extends PageRequest, TimeRange {
  readonly sort: Sort<(typeof AUDIT_SORTS)[number]>;
  /** Part of the actor's name or email address, of the action, the subject or the states. */
  readonly searchTerm?: string;
  /** A user's id. */
  readonly who?: string;
  /** An action, or the part before its dot. */
  readonly what?: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Null for the operator at the command line. */
  readonly who: { readonly id: string; readonly name: string; readonly email: string } | null;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Reads the audit log. */
export abstract class AuditQueries {
  abstract list(filter: AuditFilter): Promise<Page<AuditEntry>>;
}
