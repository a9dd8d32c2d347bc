import type { AuditEntry } from '../../ports/audit-queries.js';

export class AuditActorView {
  _id!: string;
  name!: string;
  email!: string;
}

/** Who did what, before, after, when. */
export class AuditView {
  _id!: string;
  at!: Date;
  /** Null for the operator at the command line. */
  who!: AuditActorView | null;
  what!: string;
  subject!: string;
  before!: unknown;
  after!: unknown;

  static of({ id, who, action, ...entry }: AuditEntry): AuditView {
    const actor = who && { _id: who.id, name: who.name, email: who.email };
    return { _id: id, ...entry, who: actor, what: action };
  }
}
