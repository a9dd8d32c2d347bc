import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { passwordChanged } from '../../domain/auth-events.js';
import { PersonMails } from '../../ports/person-mails.js';
import { PersonStore } from '../../ports/person-store.js';

@Injectable()
@OnEvent({ event: passwordChanged, job: 'auth.warn-of-new-password', queue: 'mail' })
export class WarnOfNewPasswordJob extends JobHandler<{ personId: string }> {
  constructor(
    private readonly people: PersonStore,
    private readonly mails: PersonMails,
  ) {
    super();
  }

  async handle({ personId }: { personId: string }, run: JobRun): Promise<void> {
    const person = await this.people.find(personId);
    if (person) await this.mails.passwordChanged(person, run.id);
  }
}
