import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { JobDispatcher } from './job-dispatcher.js';

/** Makes the health check ask Redis, where the shop is set up with one. */
@Injectable()
export class QueueCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly dispatcher: JobDispatcher,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    if (this.env.REDIS_URL) this.checks.add('redis', () => this.dispatcher.ping());
  }
}
