import { Injectable } from '@nestjs/common';
import { UnsentEmails } from '../../../../platform/outbox/unsent-emails.js';
import { type UnsentOrderEmail, UnsentOrderEmails } from '../../ports/unsent-order-emails.js';
import { emailSubjectOf } from './unsent-email-subjects.js';

/** The open jobs of the outbox: an order's emails have its id as ordering key. */
@Injectable()
export class OutboxUnsentOrderEmails extends UnsentOrderEmails {
  constructor(private readonly unsent: UnsentEmails) {
    super();
  }

  async of(orderId: string): Promise<readonly UnsentOrderEmail[]> {
    const emails = await this.unsent.of(orderId);
    return emails.flatMap(({ job, payload, createdAt: at, error, nextTryAt }) => {
      const about = emailSubjectOf(job, payload);
      return about === null ? [] : [{ about, at, error, nextTryAt }];
    });
  }
}
