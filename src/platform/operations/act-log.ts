/** Something that an admin did with the platform itself. */
export interface OperatorAct {
  readonly actor: { readonly id: string };
  /** For example `jobs.retry`. */
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Where the platform tells what admins do with it. It knows no module: the one that keeps the
 * audit binds this.
 */
export abstract class ActLog {
  /** Joins the caller's transaction. */
  abstract record(act: OperatorAct): Promise<void>;
}
