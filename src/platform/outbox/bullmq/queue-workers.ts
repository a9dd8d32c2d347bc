import { BullRegistrar } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { OutboxProcessor } from './outbox-processor.js';
import {
  ImagesProcessor,
  MailProcessor,
  MaintenanceProcessor,
  PaymentsProcessor,
} from './processors.js';

/** The workers of this process, one for each queue. */
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

  /** Begins to work, as soon as Redis is there. Once, and before `stop`. */
  start(): void {
    this.registrar.register();
  }

  /** Waits for the jobs that have begun; call it before what they use is closed. */
  async stop(): Promise<void> {
    await Promise.all(this.processors.map((processor) => processor.stop()));
  }
}
