import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { contactAnswered, moved } from '../domain/contact-message.js';
import { ContactMessageRepository } from '../ports/contact-messages.js';

/** Stores an answer to a contact message; a job emails it. */
@Injectable()
export class AnswerContactMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: ContactMessageRepository,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; EditedMeanwhile where the actor saw an older version. */
  async execute(
    actor: { readonly id: string },
    messageId: string,
    { text, seenVersion }: { readonly text: string; readonly seenVersion: number },
  ): Promise<void> {
    const answer = { id: this.ids.next(), messageId, userId: actor.id, text, sentAt: null };
    await this.unitOfWork.run(async () => {
      const message = await this.messages.lock(messageId);
      if (!message) throw new NotFound('Message');
      await this.messages.saveState(moved(message, 'answered', seenVersion));
      await this.messages.addAnswer({ ...answer, createdAt: this.clock.now() });
      await this.events.publish(contactAnswered, { answerId: answer.id });
      await this.auditLog.record({
        actor,
        action: 'messages.answer',
        subject: `message ${messageId}`,
        before: { state: message.state },
        after: { state: 'answered', answer: answer.id },
      });
    });
  }
}
