import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DependencyChecks } from '../operations/dependency-checks.js';
import type { QueueName } from './job.js';
import type { ClaimedJob } from './outbox-repository.js';

/** Takes claimed jobs: runs them in this process, or hands them to workers. */
export abstract class JobDispatcher {
  /** Whether a claim counts as an attempt; false where the attempt begins later, in a worker. */
  abstract readonly isImmediate: boolean;

  /** How many jobs of a queue may be in flight at once; 0 while none can be dispatched. */
  abstract capacity(queue: QueueName): number;

  /** Runs a job or hands it over. Resolves when that has ended, successfully or not; never rejects. */
  abstract dispatch(claimed: ClaimedJob): Promise<void>;

  /** @throws Error while the broker is unavailable, so that no job can be dispatched. */
  abstract ping(): Promise<void>;
}

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
