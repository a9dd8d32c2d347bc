import { BullRegistrar } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { OutboxProcessor } from './outbox-processor.js';
import {
  ImagesProcessor,
  MailProcessor,
  MaintenanceProcessor,
  PaymentsProcessor,
} from './processors.js';

/** The workers of this process, one per queue. */
@Injectable()
export class QueueWorkers {
  private readonly processors: readonly OutboxProcessor[];

  constructor(
    private readonly registrar: BullRegistrar,
    payments: PaymentsProcessor,
    mail: MailProcessor,
    images: ImagesProcessor,
    maintenance: MaintenanceProcessor,
  ) {
    this.processors = [payments, mail, images, maintenance];
  }

  /** Starts the workers, which take jobs as soon as Redis is available. Call it once, before `stop`. */
  start(): void {
    this.registrar.register();
  }

  /** Why this process must be taken for hung: one of its queues is read no more. Call it between `start` and `stop`. */
  get problem(): string | undefined {
    const isRead = this.processors.every(({ isRunning }) => isRunning);
    return isRead ? undefined : 'A queue in Redis is not read.';
  }

  /** Waits for the running jobs; call it before their dependencies are closed. */
  async stop(): Promise<void> {
    await Promise.all(this.processors.map((processor) => processor.stop()));
  }
}
