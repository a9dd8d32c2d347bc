/** The acting admin; undefined where the shop itself acts, or the operator at the command line. */
export type Actor = { readonly id: string } | undefined;

/** One write by an admin or by the operator, for the audit log. */
export interface NewAuditEntry {
  readonly actor: Actor;
  /** For example `users.make-admin`. */
  readonly action: string;
  /** What was changed, for example `person 0190…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}
