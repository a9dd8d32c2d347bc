import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../auth/index.js';
import type { Actor } from '../domain/actor.js';

/** Leaves the audit row of an admin's write; what the shop does itself leaves none. */
@Injectable()
export class RecordAct {
  constructor(private readonly audit: AuditLog) {}

  /** Joins the caller's transaction. */
  async execute(
    actor: Actor,
    action: string,
    subject: string,
    states: { before?: unknown; after?: unknown },
  ): Promise<void> {
    if (actor) await this.audit.record({ actor, action, subject, ...states });
  }
}
