import { Clock, type ShopTimeZone } from '../time.js';
import { DomainEvents, type DomainEventType, type KeyedEventType } from '../domain-event.js';
import { Failpoints } from '../failpoints.js';
import { Ids } from '../ids.js';
import { UnitOfWork } from '../unit-of-work.js';

/** A clock that stands still until it is set. */
export class SettableClock extends Clock {
  constructor(private time = new Date('2026-01-01T00:00:00Z')) {
    super();
  }
  now(): Date {
    return this.time;
  }
  advance(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}

/** Ids that count up and are easy to read. */
export class CountingIds extends Ids {
  private made = 0;
  next(): string {
    return `00000000-0000-7000-8000-${String(++this.made).padStart(12, '0')}`;
  }
}

/** Runs the work without a transaction: for use cases whose fakes have nothing to roll back. */
export class DirectUnitOfWork extends UnitOfWork {
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }
}

export class RecordedEvents extends DomainEvents {
  readonly published: { name: string; payload: object }[] = [];
  readonly withdrawn: { name: string; orderingKey: string }[] = [];

  async publish<Payload extends object>(
    type: DomainEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    this.published.push({ name: type.name, payload });
  }

  async withdraw<Payload extends object>(
    { name, orderingKey }: KeyedEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    this.withdrawn.push({ name, orderingKey: orderingKey(payload) });
  }
}

/** Throws at the configured point, like a process that dies there. */
export class SettableFailpoints extends Failpoints {
  diesAt: string | undefined;

  reach(point: string): void {
    if (point === this.diesAt) throw new Error(`died at ${point}`);
  }
}

/** A shop whose days are those of UTC. */
export const SHOP_IN_UTC: ShopTimeZone = { current: async () => ({ timeZone: 'UTC' }) };
