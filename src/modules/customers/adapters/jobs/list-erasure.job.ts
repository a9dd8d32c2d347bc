import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { customerErased } from '../../domain/customer-events.js';
import { ErasureList } from '../../ports/erasure-list.js';

/** Writes an erasure to the list beside the backups. */
@Injectable()
@OnEvent({ event: customerErased, job: 'customers.list-erasure', queue: 'maintenance' })
export class ListErasureJob extends JobHandler<{ userId: string; at: string }> {
  constructor(private readonly list: ErasureList) {
    super();
  }

  async handle({ userId, at }: { userId: string; at: string }): Promise<void> {
    await this.list.add({ userId, at: new Date(at) });
  }
}
