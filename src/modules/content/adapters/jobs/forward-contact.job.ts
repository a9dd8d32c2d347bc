import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { ContactMessageRepository, ContactNotifications } from '../../ports/contact-messages.js';
import { contactReceived } from '../../domain/contact-message.js';

/** Sends a message of the contact form to the shop; nothing where it was deleted meanwhile. */
@Injectable()
@OnEvent({ event: contactReceived, job: 'content.forward-contact', queue: 'mail' })
export class ForwardContactJob extends JobHandler<{ messageId: string }> {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly notifications: ContactNotifications,
  ) {
    super();
  }

  async handle({ messageId }: { messageId: string }, run: JobRun): Promise<void> {
    const message = await this.messages.find(messageId);
    if (message) await this.notifications.forward(message, run.id);
  }
}
