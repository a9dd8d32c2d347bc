import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { factorsChanged } from '../../domain/auth-events.js';
import type { FactorChange } from '../../domain/second-factor.js';
import type { User } from '../../domain/user.js';
import { UserEmailJob } from './user-email.job.js';

interface FactorsChanged {
  readonly personId: string;
  readonly change: FactorChange;
}

/** Notifies the user of a change of second factors: whoever made it may not be them. */
@Injectable()
@OnEvent({ event: factorsChanged, job: 'auth.send-factor-notice', queue: 'mail' })
export class SendFactorNoticeJob extends UserEmailJob<FactorsChanged> {
  protected send(user: User, sendId: string, { change }: FactorsChanged): Promise<void> {
    return this.notifications.factorsChanged(user, change, sendId);
  }
}
