import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../kernel/personal-data.js';
import { addressPattern } from '../database/text-patterns.js';
import { Repositories } from '../database/repositories.js';
import { OutboxEntity } from './outbox.entity.js';

/** Whether a value in the payload, however deep, is one of the addresses. */
const HAS_ADDRESS = `EXISTS (SELECT FROM jsonb_path_query(payload, 'strict $.**') AS part
  WHERE lower(part #>> '{}') = ANY (:emails))`;

/**
 * Jobs that name a person by their account or email address: emails that were not sent, and what a mail
 * server said of an address. Payloads of all other jobs hold ids.
 */
@Injectable()
export class JobData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'jobs';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  async export(): Promise<null> {
    return null;
  }

  /** A rare call that reads the jobs of a week, so that no write pays for an index. */
  async erase({ userId, emails }: DataSubject): Promise<void> {
    const jobs = this.repositories.write(OutboxEntity);
    await jobs
      .createQueryBuilder()
      .delete()
      .where(`payload ->> 'personId' = :userId OR ${HAS_ADDRESS}`)
      .setParameters({ userId, emails: emails.map((email) => email.toLowerCase()) })
      .execute();
    // A job of a payment stays, whatever its last error says.
    await jobs
      .createQueryBuilder()
      .update()
      .set({ lastError: null })
      .where('last_error ~* ANY (:addresses)', { addresses: emails.map(addressPattern) })
      .execute();
  }
}
