import { ApiProperty } from '@nestjs/swagger';
import type { AuditEntry } from '../../ports/audit-queries.js';

/** Fields of the subject; null where it did not exist. */
const STATE = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditActorView {
  _id!: string;
  name!: string;
  email!: string;
}

/** Who did what and when, with the states before and after. */
export class AuditEntryView {
  _id!: string;
  at!: Date;
  /** Null for the operator at the command line. */
  who!: AuditActorView | null;
  what!: string;
  subject!: string;
  @ApiProperty(STATE)
  before!: unknown;
  @ApiProperty(STATE)
  after!: unknown;

  static of({ id, who, action, ...entry }: AuditEntry): AuditEntryView {
    const actor = who && { _id: who.id, name: who.name, email: who.email };
    return { _id: id, ...entry, who: actor, what: action };
  }
}
