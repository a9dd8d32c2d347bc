import { Module } from '@nestjs/common';
import {
  ImagesProcessor,
  MailProcessor,
  MaintenanceProcessor,
  PaymentsProcessor,
} from './processors.js';
import { QueueWorkers } from './queue-workers.js';

/** Works the queues off. Only a worker process imports it: the shop's own run no processor. */
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
