import type { Page, PageRequest, Sort } from '../../../kernel/page.js';

export const AUDIT_SORTS = ['at'] as const;

export interface AuditFilter extends PageRequest {
  readonly sort: Sort<(typeof AUDIT_SORTS)[number]>;
  /** Part of the actor's name or email address, of the action, the subject or the states. */
  readonly searchTerm?: string;
  /** A user's id. */
  readonly who?: string;
  /** An action, or the part before its dot. */
  readonly what?: string;
  /** From this time on. */
  readonly from?: Date;
  /** Before this time. */
  readonly to?: Date;
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
