import { Processor } from '@nestjs/bullmq';
import { CONCURRENCY, type QueueName } from '../job.js';
import { OutboxProcessor } from './outbox-processor.js';

/** How long a worker that died keeps its job from the others, in ms; one that lives renews it. */
const LOCK_MS = 10_000;
/** How often a worker looks for such jobs, in ms. */
const LOOK_FOR_DEAD_MS = 5_000;

const workerOf = (queue: QueueName) => ({
  concurrency: CONCURRENCY[queue],
  lockDuration: LOCK_MS,
  stalledInterval: LOOK_FOR_DEAD_MS,
});

@Processor('payments', workerOf('payments'))
export class PaymentsProcessor extends OutboxProcessor {}

@Processor('mail', workerOf('mail'))
export class MailProcessor extends OutboxProcessor {}

@Processor('images', workerOf('images'))
export class ImagesProcessor extends OutboxProcessor {}

@Processor('maintenance', workerOf('maintenance'))
export class MaintenanceProcessor extends OutboxProcessor {}
