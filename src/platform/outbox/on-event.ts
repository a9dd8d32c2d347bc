import { DiscoveryService } from '@nestjs/core';
import type { JobHandler, Subscription } from './job.js';

const subscriptions = DiscoveryService.createDecorator<Subscription>();

/** Subscribes a `JobHandler` class to an event. The class must be a provider of its module. */
export function OnEvent<Payload extends object>(subscription: Subscription<Payload>) {
  return (target: new (...parts: never[]) => JobHandler<Payload>): void => {
    subscriptions(subscription as Subscription)(target);
  };
}

/** The metadata key that `OnEvent` writes, for `JobRegistry`. */
export const onEventKey = subscriptions.KEY;
