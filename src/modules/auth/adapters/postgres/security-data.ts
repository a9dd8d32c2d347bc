import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SecurityEventEntity } from './security-event.entity.js';

/** The newest ones; a year of an account has fewer. */
const MOST = 10_000;

/**
 * The security log of an account. It names accounts by id alone, and stays until it expires, so that what
 * was done to an account can still be found out.
 */
@Injectable()
export class SecurityData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'security';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  export({ userId }: DataSubject): Promise<unknown> {
    return this.repositories.read(SecurityEventEntity).find({
      select: { kind: true, address: true, device: true, firstAt: true, at: true, count: true },
      where: { userId },
      order: { at: 'DESC' },
      take: MOST,
    });
  }

  async erase(): Promise<void> {
    return undefined;
  }
}
