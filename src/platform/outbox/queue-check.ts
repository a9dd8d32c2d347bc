import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Stores } from '../operations/stores.js';
import { JobDispatcher } from './job-dispatcher.js';

/** Makes the health check ask Redis, where the shop is set up with one. */
@Injectable()
export class QueueCheck implements OnModuleInit {
  constructor(
    private readonly stores: Stores,
    private readonly dispatcher: JobDispatcher,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    if (this.env.REDIS_URL) this.stores.add('redis', () => this.dispatcher.ping());
  }
}
