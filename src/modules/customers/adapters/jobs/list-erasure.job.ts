import { Injectable } from '@nestjs/common';
import { JobHandler, OnEvent } from '../../../../platform/outbox/job.js';
import { type CustomerErased, customerErased } from '../../domain/customer.js';
import { ErasureList } from '../../ports/erasures.js';

/** Writes an erasure to the list beside the backups. */
@Injectable()
@OnEvent({ event: customerErased, job: 'customers.list-erasure', queue: 'maintenance' })
export class ListErasureJob extends JobHandler<CustomerErased> {
  constructor(private readonly list: ErasureList) {
    super();
  }

  async handle({ userId, at, scope = 'person' }: CustomerErased): Promise<void> {
    await this.list.add({ userId, at: new Date(at), scope });
  }
}
