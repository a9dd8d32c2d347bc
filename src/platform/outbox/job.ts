import { DiscoveryService } from '@nestjs/core';
import type { DomainEventType } from '../../kernel/domain-event.js';

/** The queues of the outbox; these are also their names in Redis. */
export const QUEUES = ['payments', 'mail', 'images', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

/**
 * How many jobs of a queue one process runs concurrently. A claim that fills them is followed by another one where
 * jobs run in the process: with 2, a single one of maintenance does not fill them.
 */
export const CONCURRENCY: Readonly<Record<QueueName, number>> = {
  payments: 4,
  mail: 4,
  images: 1,
  maintenance: 2,
};

/** Context of a running job. */
export interface JobRun {
  /** Id of the outbox row: equal on every attempt, so it can serve as an idempotency key. */
  readonly id: string;
  /** 1 on the first attempt. */
  readonly attempt: number;
  /**
   * Records the job as done in the handler's own transaction, so that its writes happen exactly
   * once.
   * @throws JobAlreadyDone where another run was faster; rethrow it, so that the transaction rolls
   *   back.
   */
  done(): Promise<void>;
}

/** Handles an event after its commit. Delivered at least once: it must be idempotent. */
export abstract class JobHandler<Payload extends object> {
  abstract handle(payload: Payload, run: JobRun): Promise<void>;
}

/** The subscription of a handler: the event, a unique job name, and the queue. */
export interface Subscription<Payload extends object = object> {
  readonly event: DomainEventType<Payload>;
  /** Unique in the shop, for example `orders.send-confirmation`. Stored, so never renamed. */
  readonly job: string;
  readonly queue: QueueName;
  /** How long the job waits first, in ms: for work that is usually done by somebody else. */
  readonly delayMs?: number;
  /** Whether it has no ordering key though its event has one: other jobs of the subject do not wait for it, nor it for them. */
  readonly isUnordered?: boolean;
}

/** Another run has recorded this job as done. */
export class JobAlreadyDone extends Error {
  constructor() {
    super('the job is done already');
  }
}

const subscriptions = DiscoveryService.createDecorator<Subscription>();

/** Subscribes a `JobHandler` class to an event. The class must be a provider of its module. */
export function OnEvent<Payload extends object>(subscription: Subscription<Payload>) {
  return (target: new (...parts: never[]) => JobHandler<Payload>): void => {
    subscriptions(subscription as Subscription)(target);
  };
}

/** The metadata key that `OnEvent` writes, for `JobRegistry`. */
export const onEventKey = subscriptions.KEY;
