import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { emailChanged } from '../../domain/auth-events.js';
import { PersonMails } from '../../ports/person-mails.js';
import { PersonStore } from '../../ports/person-store.js';

interface EmailChanged {
  readonly personId: string;
  readonly oldEmail: string;
}

@Injectable()
@OnEvent({ event: emailChanged, job: 'auth.warn-of-new-email', queue: 'mail' })
export class WarnOfNewEmailJob extends JobHandler<EmailChanged> {
  constructor(
    private readonly people: PersonStore,
    private readonly mails: PersonMails,
  ) {
    super();
  }

  async handle({ personId, oldEmail }: EmailChanged, run: JobRun): Promise<void> {
    const person = await this.people.find(personId);
    if (person) await this.mails.emailChanged({ name: person.name, email: oldEmail }, run.id);
  }
}
