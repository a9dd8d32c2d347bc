/** One write by an admin or by the operator, for the audit log. */
export interface NewAuditEntry {
  /** Undefined where the operator did it at the command line. */
  readonly actor: { readonly id: string } | undefined;
  /** For example `users.make-admin`. */
  readonly action: string;
  /** What was changed, for example `person 0190…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
