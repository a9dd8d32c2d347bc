/** One write by an admin. */
export interface AuditedAct {
  /** Undefined where the operator did it at the command line. */
  readonly actor: { readonly id: string } | undefined;
  /** For example `users.make-admin`. */
  readonly action: string;
  /** What was changed, for example `person 0190…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Front door: who did what, before, after, when. Every write by an admin leaves a row. */
export abstract class AuditLog {
  /** Joins the caller's transaction. */
  abstract record(...acts: readonly AuditedAct[]): Promise<void>;
}
