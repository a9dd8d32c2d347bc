import { Module } from '@nestjs/common';
import {
  ImagesProcessor,
  MailProcessor,
  MaintenanceProcessor,
  PaymentsProcessor,
} from './processors.js';
import { QueueWorkers } from './queue-workers.js';

/** Runs the jobs of the queues. Only a worker process imports it: the API processes run no processor. */
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
