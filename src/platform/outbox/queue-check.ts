import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Stores } from '../operations/stores.js';
import { JobDispatcher } from './job-dispatcher.js';

/** Asks Redis for an answer, where there must be one. */
@Injectable()
export class QueueCheck implements OnModuleInit {
  constructor(
    private readonly stores: Stores,
    private readonly hands: JobDispatcher,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    if (this.env.REDIS_URL) this.stores.add('redis', () => this.hands.reach());
  }
}
