import { Module } from '@nestjs/common';
import {
  ImagesProcessor,
  MailProcessor,
  MaintenanceProcessor,
  PaymentsProcessor,
} from './processors.js';
import { QueueWorkers } from './queue-workers.js';

/** Runs the jobs of the queues. Only worker processes import it; API processes have no processors. */
@Module({
  providers: [
    ImagesProcessor,
    MailProcessor,
    MaintenanceProcessor,
    PaymentsProcessor,
    QueueWorkers,
  ],
})
export class ProcessorsModule {}
