import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { JobDispatcher } from './job-dispatcher.js';

/** Adds Redis to the health checks, where it is configured. */
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
