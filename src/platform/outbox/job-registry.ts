import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { JobHandler, onEventKey, type Subscription } from './job.js';

export interface RegisteredJob extends Subscription {
  readonly handler: JobHandler<object>;
}

/** All jobs of the shop, collected at start-up from the `@OnEvent` decorators. */
@Injectable()
export class JobRegistry implements OnModuleInit {
  private readonly byName = new Map<string, RegisteredJob>();
  private readonly byEvent = new Map<string, RegisteredJob[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error where two handlers have the same job name, or a subscriber is not a JobHandler. */
  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const subscription =
        metatype && this.reflector.get<Subscription | undefined>(onEventKey, metatype);
      if (subscription) this.add(subscription, instance);
    }
  }

  private add(subscription: Subscription, handler: unknown): void {
    const { job, event } = subscription;
    if (!(handler instanceof JobHandler)) throw new Error(`job ${job}: not a JobHandler`);
    if (this.byName.has(job)) throw new Error(`job ${job} has two handlers`);
    const entry = { ...subscription, handler };
    this.byName.set(job, entry);
    this.byEvent.set(event.name, [...(this.byEvent.get(event.name) ?? []), entry]);
  }

  /** Undefined for a job of a newer or older version of the shop. */
  find(job: string): RegisteredJob | undefined {
    return this.byName.get(job);
  }

  /** @throws Error where nothing subscribes: the event name is misspelled or its module is missing. */
  subscribersOf(event: string): readonly RegisteredJob[] {
    const found = this.byEvent.get(event);
    if (!found) throw new Error(`no handler subscribes to the event ${event}`);
    return found;
  }
}
