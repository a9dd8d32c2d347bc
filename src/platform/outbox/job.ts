import type { DomainEventType } from '../../kernel/domain-event.js';

/** The queues of the outbox, and their names in Redis. */
export const QUEUES = ['payments', 'mail', 'images', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

/** How many jobs of a queue one process runs at once. */
export const CONCURRENCY: Readonly<Record<QueueName, number>> = {
  payments: 4,
  mail: 4,
  images: 1,
  maintenance: 1,
};

/** What a running job may know of itself. */
export interface JobRun {
  /** The outbox row: the same on every attempt, so it can name what must appear once. */
  readonly id: string;
  /** 1 on the first attempt. */
  readonly attempt: number;
  /**
   * Records the job as done in the handler's own transaction, so that its writes happen once.
   * @throws JobAlreadyDone when another run was faster; let it through, so that the transaction rolls back.
   */
  done(): Promise<void>;
  /** Whether an older job of this queue with the same ordering key is still to be done. */
  hasOlderJob(): Promise<boolean>;
}

/** Reacts to an event after its commit. Run at least once: must be safe to repeat. */
export abstract class JobHandler<Payload extends object> {
  abstract handle(payload: Payload, run: JobRun): Promise<void>;
}

/** The subscription of a handler: which event, under which unique job name, on which queue. */
export interface Subscription<Payload extends object = object> {
  readonly event: DomainEventType<Payload>;
  /** Unique in the shop, for example `orders.send-confirmation`. Stored, so never renamed. */
  readonly job: string;
  readonly queue: QueueName;
}

/** Another run has recorded this job as done. */
export class JobAlreadyDone extends Error {
  constructor() {
    super('the job is done already');
  }
}
