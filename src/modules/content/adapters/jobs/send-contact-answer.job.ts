import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { ContactMessageRepository, ContactNotifications } from '../../ports/contact-messages.js';
import { contactAnswered, SEND_ANSWER } from '../../domain/contact-message.js';

/** Emails an answer, and records that the mail server accepted it. */
@Injectable()
@OnEvent({ event: contactAnswered, job: SEND_ANSWER, queue: 'mail' })
export class SendContactAnswerJob extends JobHandler<{ answerId: string }> {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly notifications: ContactNotifications,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ answerId }: { answerId: string }, run: JobRun): Promise<void> {
    const answer = await this.messages.findAnswer(answerId);
    const message = answer && (await this.messages.find(answer.messageId));
    if (!message) return;
    await this.notifications.answer(message, answer.text, run.id);
    await this.unitOfWork.run(async () => {
      await this.messages.recordSent(answerId, this.clock.now());
      await run.done();
    });
  }
}
