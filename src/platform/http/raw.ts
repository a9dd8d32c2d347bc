import { type ExecutionContext, SetMetadata } from '@nestjs/common';

const RAW_KEY = 'vigor:raw';

/** Marks a route that answers without the envelope: health, streams, the provider's webhook. */
export const Raw = Object.assign(() => SetMetadata(RAW_KEY, true), {
  is: (context: ExecutionContext): boolean =>
    [context.getHandler(), context.getClass()].some(
      (target) => Reflect.getMetadata(RAW_KEY, target) === true,
    ),
});
