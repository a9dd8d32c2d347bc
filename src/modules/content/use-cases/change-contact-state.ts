import { Injectable } from '@nestjs/common';
import type { ContactState } from '../../../../common/contract/contact.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { moved } from '../domain/contact-message.js';
import { ContactMessageRepository } from '../ports/contact-messages.js';

/** Closes or reopens a contact message. */
@Injectable()
export class ChangeContactState {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: ContactMessageRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound; EditedMeanwhile where the actor saw an older version. */
  async execute(
    actor: { readonly id: string },
    id: string,
    {
      state,
      seenVersion,
    }: { readonly state: Exclude<ContactState, 'answered'>; readonly seenVersion: number },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const message = await this.messages.lock(id);
      if (!message) throw new NotFound('Message');
      const next = moved(message, state, seenVersion);
      if (message.state === state) return;
      await this.messages.saveState(next);
      await this.auditLog.record({
        actor,
        action: state === 'closed' ? 'messages.close' : 'messages.reopen',
        subject: `message ${id}`,
        before: { state: message.state },
        after: { state },
      });
    });
  }
}
