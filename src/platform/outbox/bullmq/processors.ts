import { Processor } from '@nestjs/bullmq';
import { CONCURRENCY, type QueueName } from '../job.js';
import { OutboxProcessor } from './outbox-processor.js';

/** How long a dead worker's lock blocks its job, in ms; a running one renews the lock. */
const LOCK_MS = 10_000;
/** How often a worker checks for stalled jobs, in ms. */
const STALLED_CHECK_MS = 5_000;

const workerOf = (queue: QueueName) => ({
  concurrency: CONCURRENCY[queue],
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_CHECK_MS,
});

/** Each queue has a worker of its own, so that slow images delay no refund. */
@Processor('payments', workerOf('payments'))
export class PaymentsProcessor extends OutboxProcessor {}

@Processor('mail', workerOf('mail'))
export class MailProcessor extends OutboxProcessor {}

@Processor('images', workerOf('images'))
export class ImagesProcessor extends OutboxProcessor {}

@Processor('maintenance', workerOf('maintenance'))
export class MaintenanceProcessor extends OutboxProcessor {}
