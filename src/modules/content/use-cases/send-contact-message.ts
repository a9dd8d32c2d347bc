import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type ContactMessage, contactReceived } from '../domain/contact-message.js';
import { ContactMessageRepository } from '../ports/contact-messages.js';

/** Stores a message; a job emails it to the shop. */
@Injectable()
export class SendContactMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: ContactMessageRepository,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(written: Omit<ContactMessage, 'id' | 'createdAt'>): Promise<void> {
    const id = this.ids.next();
    const createdAt = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.messages.add({ ...written, id, createdAt });
      await this.events.publish(contactReceived, { messageId: id });
    });
  }
}
